// Shrinks a photo for slow connections: a phone's camera makes 4 MB, and a tenth of that shows as much.

/** Size up to which pictures are sent unchanged. */
const enoughBytes = 400_000;
const longestSide = 1_600;
const quality = 0.8;

/** Returns a smaller picture, or the same one if it is small or cannot be shrunk. */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  if (picture.size <= enoughBytes || typeof createImageBitmap === 'undefined') return picture;
  try {
    const made = await draw(await createImageBitmap(picture));
    return made !== null && made.size < picture.size ? made : picture;
  } catch {
    // Not a picture, or too large to decode here: the server will refuse it.
    return picture;
  }
}

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    // Transparent areas would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
