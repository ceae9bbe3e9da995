/**
 * Stone, paper and lapis are noise that a browser computes for every point, each time something on them changes.
 * So each texture is painted once, when the page has come to rest, and is a picture from then on.
 */
const TEXTURES = ["grain", "vein", "fleck", "cloud"];
const SHARPEST = 2;
const LATER = 600;

export function paintTextures(): void {
  if (!CSS.supports("background-image", 'image-set(url("a") 2x)')) return;
  const work = async (): Promise<void> => {
    const painted = await Promise.all(TEXTURES.map((name) => paint(name).catch(() => null)));
    // All at once: whatever changes at the root has the browser look at every element again.
    for (const [n, picture] of painted.entries())
      if (picture) document.documentElement.style.setProperty(`--${TEXTURES[n]}-painted`, picture);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(() => void work());
  else setTimeout(() => void work(), LATER);
}

/** The picture as a value of CSS. */
async function paint(name: string): Promise<string | null> {
  const source = /^url\((["']?)(.*)\1\)$/.exec(
    getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim(),
  )?.[2];
  if (!source) return null; // whoever asks for contrast has no textures
  const image = new Image();
  // The sheet that names it lies elsewhere than the page.
  image.src = new URL(
    source,
    document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href ?? document.baseURI,
  ).href;
  await image.decode();
  const sharp = Math.min(SHARPEST, devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * sharp;
  canvas.height = image.naturalHeight * sharp;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return picture && `image-set(url("${URL.createObjectURL(picture)}") ${sharp}x)`;
}
