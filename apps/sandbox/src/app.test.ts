import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from './app.ts';

const app = buildSandbox();
afterAll(() => app.close());
const get = (url: string, host: string) => app.inject({ url, headers: { host } });

describe('the sandbox', () => {
  it.each(['sandbox.localhost:8081', 'localhost:9', '127.0.0.1'])(
    'HOUSE it shows what it is at %s',
    async (host) => {
      const { statusCode, body, headers } = await get('/', host);
      expect(statusCode).toBe(200);
      expect(body).toContain('<html lang="en">');
      expect(body).toContain('No stand-in is here yet');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('HOUSE it answers no other host, but for its health', async () => {
    expect((await get('/', 'lumen.localhost:8081')).statusCode).toBe(404);
    expect((await get('/livez', 'balancer.example')).statusCode).toBe(200);
  });

  it('HOUSE an unknown path gets a page, with the same headers', async () => {
    const { statusCode, body, headers } = await get('/nothing', 'localhost');
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1>Not found</h1>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
