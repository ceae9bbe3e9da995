/**
 * Stone, paper and lapis are noise that a browser computes for every point, each time something on them changes.
 * So each texture is painted once, when the page has come to rest, and is a picture from then on.
 */
const TEXTURES = ["grain", "vein", "fleck", "cloud"];
const SHARPEST = 2;
const LATER = 600;

export function paintTextures(): void {
  if (!CSS.supports("background-image", 'image-set(url("a") 2x)')) return;
  const work = (): void => void Promise.allSettled(TEXTURES.map(paint));
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, LATER);
}

async function paint(name: string): Promise<void> {
  const root = document.documentElement;
  const source = /^url\((["']?)(.*)\1\)$/.exec(getComputedStyle(root).getPropertyValue(`--${name}`).trim())?.[2];
  if (!source) return; // whoever asks for contrast has no textures
  const image = new Image();
  image.src = source;
  await image.decode();
  const sharp = Math.min(SHARPEST, devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * sharp;
  canvas.height = image.naturalHeight * sharp;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((picture) => {
    if (picture) root.style.setProperty(`--${name}-painted`, `image-set(url("${URL.createObjectURL(picture)}") ${sharp}x)`);
  });
}
