/** Whether the browser can show it; it is kept by the browser then. */
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
