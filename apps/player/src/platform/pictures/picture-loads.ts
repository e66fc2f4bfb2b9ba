/** Returns whether the browser can show the picture, which is then in its cache. */
export async function pictureLoads(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
