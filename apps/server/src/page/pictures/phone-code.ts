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
      .send(drawCode(encodeQR(address.href, 'raw', { ecc: 'medium', border })));
  });
}

/** What a camera needs to tell the code from what stands around it, in modules. */
const border = 4;

/** Dark on white in both schemes. Each dark run of a row is one bar. */
function drawCode(rows: readonly (readonly boolean[])[]): string {
  const bars = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path fill="#0d0d0d" d="${bars.join('')}"/></svg>`
  );
}
