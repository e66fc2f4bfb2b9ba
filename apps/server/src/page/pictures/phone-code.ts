// The QR code that opens the site on a phone, with the requested host. It is the same for everybody, so it contains no session (WIDE-02).
import { phoneCodePath } from '@parlour/contract/site/phone-code';
import { qrCode } from '@parlour/covers/qr-code';
import type { FastifyInstance } from 'fastify';
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
      .send(qrCode(address.href));
  });
}
