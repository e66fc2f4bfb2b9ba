// Saves a picture to the player's device as a PNG, because phones' galleries show no SVG.

/** Whether the picture has our origin: the browser neither reads nor names a download from another one. */
const isOurs = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin;

/** Whether a picture can be saved. Windows of apps cannot download; players hold the picture with a finger there. */
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

/** Saves the picture; `fileName` has no extension. Returns false if the browser refuses. */
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
    // The browser has begun the download by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return true;
  } catch {
    return false;
  }
}
