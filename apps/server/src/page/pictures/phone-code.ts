// The QR code that opens the site on a phone, with the requested host. It is the same for everybody, so it contains no session (WIDE-02).
import { phoneCodePath } from '@parlour/contract/site/phone-code';
import type { FastifyInstance } from 'fastify';
import { encodeQR } from 'qr';
import { Refusal } from '#http/refusal';

export function servePhoneCode(app: FastifyInstance, publicScheme: string): void {
  app.get(phoneCodePath, async (request, reply) => {
    const address = URL.parse(`${publicScheme}://${request.headers.host}/m/home`);
    // The host has an impossible port.
    if (!address) throw new Refusal('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'host')
      .send(drawCode(address.href));
  });
}

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

/** Draws the code dark on white, in both schemes. */
function drawCode(address: string): string {
  const { size, path } = codeOf(address);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path fill="#0d0d0d" d="${path}"/></svg>`
  );
}
