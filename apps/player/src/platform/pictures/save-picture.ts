// Gives a picture to the player's own pictures, as a PNG: no gallery of a phone shows an SVG.

/** The picture's own origin must be ours: the browser lets nobody read what comes from elsewhere, nor name a download of it. */
const isOurs = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin;

/** Windows of apps load no files; there a picture is held with the finger. */
export const canSave = (url: string): boolean =>
  isOurs(url) && 'download' in HTMLAnchorElement.prototype;

/** Pixels of the wider side: sharp on every phone. */
const side = 1_200;

async function toPng(image: HTMLImageElement): Promise<Blob | null> {
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** False where the browser does not let it. `fileName` without its ending. */
export async function savePicture(url: string, fileName: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const png = await toPng(image);
    if (!png) return false;
    const address = URL.createObjectURL(png);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${fileName}.png`;
    link.click();
    // The browser has begun to load it by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return true;
  } catch {
    return false;
  }
}
