// Reads a QR code as a camera does, from a screenshot.
import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

type Pixels = { width: number; height: number; colours: number[] };

/** Returns the text of the code that an element shows; null if none is found. */
export async function readCode(shown: Locator): Promise<string | null> {
  const png = (await shown.screenshot()).toString('base64');
  const dark = await shown.page().context().newPage();
  // The browser decodes its own PNG.
  const { width, height, colours } = await dark.evaluate<Pixels, string>(async (bytes) => {
    const answer = await fetch(`data:image/png;base64,${bytes}`);
    const bitmap = await createImageBitmap(await answer.blob());
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    brush?.drawImage(bitmap, 0, 0);
    const { data } = brush?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    return { width: bitmap.width, height: bitmap.height, colours: [...data] };
  }, png);
  await dark.close();
  return jsqr.default(Uint8ClampedArray.from(colours), width, height)?.data ?? null;
}
