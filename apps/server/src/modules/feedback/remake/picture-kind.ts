// Detects the type of a picture by its first bytes; its name and headers do not count (V6).

type Kind = 'jpeg' | 'png' | 'webp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** Null if the file is none of the three. */
export function pictureKind(file: Buffer): Kind | null {
  if (file.subarray(0, png.length).equals(png)) return 'png';
  if (file.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  return isWebp(file) ? 'webp' : null;
}
