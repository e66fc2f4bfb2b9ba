import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestStudio } from '../../testing/studio-on.ts';
import { startTestStudio } from '../../testing/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
  // Twelve draws are announced at a time; a page shows twenty drawn ones.
  for (const drawn of [12, 20]) {
    studio.pass(12 * 60_000);
    const has = (body: string) => (body.match(/>Seed</g) ?? []).length >= drawn;
    await vi.waitUntil(async () => has((await read()).body), { timeout: 60_000 });
    // The next run of the clock announces the next draws and draws the earlier ones.
    const isNow = (count: number) => count > 9 && count <= 12;
    await vi.waitUntil(async () => isNow(announced((await read()).body).length), {
      timeout: 60_000,
    });
  }
}, 120_000);
afterAll(() => studio.close());

/** Returns the announced draws on the English page. */
const announced = (body: string) => {
  const [, coming = ''] = body.split('Announced');
  return [...coming.matchAll(/<article id="([\d-]+)"/g)];
};
const firstDrawn = (body: string): string => {
  const [, drawn = ''] = body.split('<h2>Drawn</h2>');
  return /<article id="([\d-]+)"/.exec(drawn)?.[1] ?? '';
};
const read = (query = '') => studio.ask('GET', `/lottery/draws${query}`);

describe('the page of draws', () => {
  test('G2 shows what was announced and drawn, to whoever asks, without a script', async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en" dir="ltr"');
    expect(body).not.toContain('<script');
    const policy = String(headers['content-security-policy']);
    for (const [, style = ''] of body.matchAll(/<style>(.*?)<\/style>/gs)) {
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    const issue = firstDrawn(body);
    const draw = (await studio.ask('GET', `/lottery/draws/${issue}.json`)).json();
    for (const text of [draw['commitment'], draw['seed']]) {
      expect(body).toContain(`<bdi class="code" dir="ltr">${String(text)}</bdi>`);
    }
    const [, article = ''] = body.split(`<article id="${issue}">`);
    const balls = [...article.matchAll(/<b>(\d+)<\/b>/g)].map(([, ball]) => Number(ball));
    expect(balls.slice(0, 6)).toEqual(draw['numbers']);
  });

  test('G2 is found by the studio’s bare name, and a draw by what players are shown of its issue', async () => {
    const { status, headers } = await studio.ask('GET', '/');
    expect({ status, location: headers['location'] }).toEqual({
      status: 302,
      location: '/lottery/draws',
    });
    const issue = firstDrawn((await read()).body);
    const asShown = await studio.ask('GET', `/lottery/draws/${issue.slice(4)}.json`);
    expect(asShown.json()).toMatchObject({ issue });
    expect((await studio.ask('GET', '/lottery/draws/none.json')).status).toBe(404);
  });

  test('G2 keeps the seed of what is only announced to itself', async () => {
    const { body } = await read();
    const [, coming = ''] = body.split('Announced');
    const issues = announced(body);
    expect(issues.length).toBeGreaterThan(9);
    expect(coming.match(/[0-9a-f]{64}/g)).toHaveLength(issues.length);
  });

  test('G2 leads back to earlier draws', async () => {
    const { body } = await read('?lang=ur');
    const [, next = ''] = /<a href="(\?[^"]+)" rel="next"/.exec(body) ?? [];
    const earlier = await read(next.replaceAll('&amp;', '&'));
    const [, last = ''] = /before=([\d-]+)/.exec(next) ?? [];
    const [, first = ''] = /<article id="([\d-]+)"/.exec(earlier.body) ?? [];
    expect(first).toMatch(/^\d{8}-\d{4}$/);
    expect([first, last].toSorted()).toEqual([first, last]);
    expect(first).not.toBe(last);
    expect(earlier.body).toContain('<html lang="ur" dir="rtl"');
  });

  test('LANG-02 speaks the asked language, and English where it knows none', async () => {
    expect((await read('?lang=th')).body).toContain('<html lang="th"');
    expect((await read('?lang=xx&before=none')).body).toContain('<html lang="en"');
  });
});
