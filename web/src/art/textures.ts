/**
 * The textures (stone, paper, lapis) are SVG noise, which the browser recomputes for every pixel whenever something on
 * top changes. Each texture is therefore rendered once into a bitmap when the page is idle.
 */
const TEXTURES = ["grain", "vein", "fleck", "cloud"];
const SHARPEST = 2;
const LATER = 600;

export function paintTextures(): void {
  if (!CSS.supports("background-image", 'image-set(url("a") 2x)')) return;
  const work = async (): Promise<void> => {
    const painted = await Promise.all(TEXTURES.map((name) => paint(name).catch(() => null)));
    // All in one go: each change of a property on the root element makes the browser recompute the style of every
    // element.
    for (const [n, picture] of painted.entries())
      if (picture) document.documentElement.style.setProperty(`--${TEXTURES[n]}-painted`, picture);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(() => void work());
  else setTimeout(() => void work(), LATER);
}

/** Renders a texture; returns its CSS value, or null if the texture is not defined. */
async function paint(name: string): Promise<string | null> {
  const source = /^url\((["']?)(.*)\1\)$/.exec(
    getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim(),
  )?.[2];
  if (!source) return null; // not defined if the user prefers more contrast
  const image = new Image();
  // The address is relative to the style sheet, not to the page.
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
