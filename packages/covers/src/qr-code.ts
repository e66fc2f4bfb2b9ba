// A QR code as a picture: dark on white in both schemes, so that cameras can read it.
import { encodeQR } from 'qr';

/** Quiet zone around the code, in modules. */
const border = 4;

/** The code of an address: its width with the border, in modules, and the path of its dark part, with one bar for each dark run of a row. */
export function codeOf(address: string): { size: number; path: string } {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border });
  const bars = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: bars.join('') };
}

export function qrCode(address: string): string {
  const { size, path } = codeOf(address);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path fill="#0d0d0d" d="${path}"/></svg>`
  );
}
