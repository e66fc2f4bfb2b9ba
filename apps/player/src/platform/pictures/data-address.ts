/** Converts a picture to a `data:` address for an image: the page's policy allows no `blob:` addresses. */
export async function dataAddress(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let letters = '';
  // A call has a limit of arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return `data:${picture.type};base64,${btoa(letters)}`;
}
