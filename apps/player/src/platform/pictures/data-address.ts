/** A picture as an address that an image shows: the page's policy knows `data:`, and no file of the device. */
export async function dataAddress(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let letters = '';
  // A call takes so many arguments at most.
  for (let at = 0; at < bytes.length; at += 8_192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return `data:${picture.type};base64,${btoa(letters)}`;
}
