// The code that opens the site on a phone: the address that it was asked at, as a QR code. It is the same for whoever asks, so it
// holds no session (WIDE-02).
import { phoneCodePath } from '@parlour/contract/site/phone-code';
import type { FastifyInstance } from 'fastify';
import { encodeQR } from 'qr';
import { Refusal } from '#http/refusal';

export function servePhoneCode(app: FastifyInstance, publicScheme: string): void {
  app.get(phoneCodePath, async (request, reply) => {
    const address = URL.parse(`${publicScheme}://${request.headers.host}/m/home`);
    // A host with a port that no server can have.
    if (!address) throw new Refusal('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'host')
      .send(drawCode(address.href));
  });
}

/** What a camera needs to tell the code from what stands around it, in modules. */
const border = 4;

/** The code of an address in modules: how wide it is with its border, and its dark part. Each dark run of a row is one bar. */
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

/** Dark on white in both schemes. */
function drawCode(address: string): string {
  const { size, path } = codeOf(address);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path fill="#0d0d0d" d="${path}"/></svg>`
  );
}
