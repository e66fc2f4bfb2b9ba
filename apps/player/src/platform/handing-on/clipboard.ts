/** Copies a text. Returns false if the browser refuses: an address without TLS, a denied permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
