// The icon in the browser's tab: the first letter of the merchant's name.
import type { FastifyInstance } from 'fastify';

export const iconPath = '/m/icon.svg';

export function serveIcon(app: FastifyInstance): void {
  app.get(iconPath, async (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'host')
      .send(iconOf(request.merchant.setting('name'))),
  );
}

function iconOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  const letter = (first?.segment ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#3d3a5c"/>' +
    `<text x="32" y="45" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  );
}
