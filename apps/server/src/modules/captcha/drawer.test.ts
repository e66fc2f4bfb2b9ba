import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';
import { openDrawer } from './drawer.ts';
import { drawPicture, sketchDigits } from './picture/draw-picture.ts';
import { seededRandom } from './seeded-random.ts';
import { speakDigits } from './sound/speak-digits.ts';
import { readWav } from './sound/wav.ts';

/** A fixed seed by name, so that every run tests the same pictures. */
const seedOf = (name: string): Buffer => createHash('sha256').update(name).digest();
const seed = seedOf('any');

test('CAP-03 the thread makes what the drawing makes, and the same seed makes the same', async () => {
  const drawer = openDrawer();
  const picture = await drawer.picture('4927', seed);
  expect(picture).toBe(drawPicture('4927', seededRandom(seed)).toString('base64'));
  expect(await drawer.picture('4927', seedOf('other'))).not.toBe(picture);
  expect(await drawer.sound('4927', seed, 'TH')).toBe(
    speakDigits('4927', 'TH', seededRandom(seed)).toString('base64'),
  );
});

test('CAP-03, A6 beyond a hundred that wait it refuses at once, and takes more once they are made', async () => {
  const drawer = openDrawer();
  const orders = Array.from({ length: 105 }, () => drawer.picture('4927', seed));
  const outcomes = await Promise.allSettled(orders);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const each of refused) {
    expect(each).toMatchObject({
      reason: { code: 'service_unavailable', value: { retryAfter: 1 } },
    });
  }
  expect(await drawer.picture('4927', seed)).not.toBe('');
});

test('CAP-03 a picture has its digits all over it and white between them, and lies within its sheet', () => {
  for (let count = 0; count < 50; count += 1) {
    const { ink, width, height } = sketchDigits('0837', seededRandom(seedOf(`sheet ${count}`)));
    const inked = ink.filter((each) => each > 0.5).length / ink.length;
    expect(inked).toBeGreaterThan(0.12);
    expect(inked).toBeLessThan(0.45);
    // The middle of each quarter has ink: each digit is inside the picture.
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const columns = ink.filter((each, at) => {
        const x = at - Math.floor(at / width) * width;
        return each > 0.5 && Math.floor((x * 4) / width) === quarter;
      });
      expect(columns.length).toBeGreaterThan((width / 4) * height * 0.05);
    }
  }
});

test('CAP-03 the file holds the drawing, row by row', () => {
  const canvas = sketchDigits('12', seededRandom(seed));
  const png = drawPicture('12', seededRandom(seed));
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  expect(rows).toHaveLength((canvas.width + 1) * canvas.height);
  const at = canvas.ink.findIndex((each) => each === 1);
  const y = Math.floor(at / canvas.width);
  expect(rows[y * (canvas.width + 1) + 1 + (at - y * canvas.width)]).toBe(0);
  expect(rows[1]).toBe(Math.round(255 * (1 - (canvas.ink[0] ?? 0))));
});

test('CAP-03 each digit is spoken: the sound is as long as four of them, and louder than its noise', () => {
  for (const language of ['EN', 'TH', 'UR'] as const) {
    const { samples, rate } = readWav(
      speakDigits('4927', language, seededRandom(seedOf(language))),
    );
    const seconds = samples.length / rate;
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(7);
    const loudness = (of: Float32Array): number =>
      Math.sqrt(of.reduce((sum, each) => sum + each * each, 0) / of.length);
    // The first pause contains noise only.
    const noise = loudness(samples.subarray(0, 0.3 * rate));
    expect(noise).toBeGreaterThan(0.01);
    expect(loudness(samples)).toBeGreaterThan(1.5 * noise);
  }
});

test('CAP-03 a language that nobody speaks yet hears English', () => {
  const english = speakDigits('4927', 'EN', seededRandom(seed));
  expect(speakDigits('4927', 'MY', seededRandom(seed)).equals(english)).toBe(true);
});

test('CAP-03 digits follow from cookie, merchant and key, and each is as frequent as the others', () => {
  const secretKey = seedOf('key');
  const tied = { secretKey, merchantCode: 'lumen', cookie: 'a cookie' };
  expect(digitsOf(tied)).toBe(digitsOf({ ...tied }));
  const many = Array.from({ length: 5_000 }, (_, at) => digitsOf({ ...tied, cookie: `c${at}` }));
  expect(many.every((each) => /^\d{4}$/.test(each))).toBe(true);
  const counts = Array.from({ length: 10 }, (_, digit) => {
    const wanted = String(digit);
    return many.join('').split(wanted).length - 1;
  });
  // About 2,000 of each are expected; 300 is seven standard deviations.
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(300);
  const others = [
    { secretKey: seedOf('other key') },
    { merchantCode: 'plain' },
    { cookie: 'other' },
  ];
  const same = others.filter((other) => digitsOf({ ...tied, ...other }) === digitsOf(tied));
  // One collision in ten thousand is chance, two are not.
  expect(same.length).toBeLessThan(2);
});
