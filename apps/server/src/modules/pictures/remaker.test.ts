import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { bombPng, bombText, noisePicture, pngChunk, solid } from '../../testing/pictures.ts';
import { openRemaker, ranOutOfTime } from './remaker.ts';

const remake = openRemaker();
const looked = async (file: Buffer) => {
  const made = await remake(file);
  return made === null ? null : sharp(made).metadata();
};

describe('what a picture becomes', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('MEMBER-12 a %s becomes a WebP', async (format) => {
    const file = await solid(60, 40).toFormat(format).toBuffer();
    expect(await looked(file)).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test('V6 its longest side is 2,000 at most', async () => {
    expect(await looked(await solid(5_000, 1_000).jpeg().toBuffer())).toMatchObject({
      width: 2_000,
      height: 400,
    });
  });

  test('V6 it has a megabyte at most, also where every pixel is another colour', async () => {
    const file = await noisePicture(2_600);
    // A machine busy with other tests may exceed a step's time limit.
    const made = await vi.waitFor(() => remake(file), { timeout: 50_000 });
    expect(made?.length).toBeLessThanOrEqual(1024 * 1024);
    expect(made?.length).toBeGreaterThan(10_000);
  });

  test('V6 it stands as the camera was held, and says nothing of where and by what it was taken', async () => {
    const taken = { Make: 'Acme', Copyright: 'somebody', ImageDescription: 'x'.repeat(60_000) };
    const file = await solid(60, 40)
      .withExif({ IFD0: taken, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.length).toBeGreaterThan(60_000);
    const made = await remake(file);
    expect(made?.toString('latin1')).not.toMatch(/Acme|somebody|GPS|Exif/);
    const seen = await looked(file);
    expect(seen).toMatchObject({ width: 40, height: 60 });
    expect([seen?.exif, seen?.xmp, seen?.icc, seen?.orientation]).toEqual(Array(4).fill(undefined));
  });

  test('V6 what else a file is does not come through: a page, an archive, a program behind its end', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const jpeg = await solid(30).jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
    const inComment = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      Buffer.from(page),
      jpeg.subarray(2),
    ]);
    const png = await solid(30).png().toBuffer();
    const end = png.length - 12;
    const inChunk = Buffer.concat([
      png.subarray(0, end),
      pngChunk('teXt', Buffer.from(page)),
      png.subarray(end),
    ]);
    const behind = Buffer.concat([png, Buffer.from(`PK\u0003\u0004${page}`)]);
    for (const file of [inComment, inChunk, behind]) {
      const made = await remake(file);
      expect(made).not.toBeNull();
      expect(made?.includes('script')).toBe(false);
      expect(made?.includes('PK\u0003')).toBe(false);
    }
  });
});

test('V6 a text in it that would unpack to a hundred megabytes is left as it is', async () => {
  const file = bombPng(10, [bombText()]);
  const before = process.memoryUsage.rss();
  const made = await remake(file);
  expect(made?.length).toBeLessThan(200);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<html></html>')],
    ['an SVG with a script', () => Buffer.from(svg)],
    [
      'an SVG that begins as a PNG',
      async () =>
        Buffer.concat([(await solid(2).png().toBuffer()).subarray(0, 8), Buffer.from(svg)]),
    ],
    ['a GIF', () => solid(10).gif().toBuffer()],
    ['a TIFF', () => solid(10).tiff().toBuffer()],
    ['an AVIF', () => solid(10).avif().toBuffer()],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*' + '\0'.repeat(40) + '*/=1;')],
    ['the first bytes of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['half a JPEG', async () => halfOf(await solid(400).jpeg().toBuffer())],
    ['half a PNG', async () => halfOf(await noisy().png().toBuffer())],
    ['half a WebP', async () => halfOf(await noisy().webp().toBuffer())],
    ['30,000 by 30,000 pixels in a few bytes', () => bombPng(30_000)],
    ['a moving WebP', movingWebp],
  ])('V6 %s is refused', async (_, make) => {
    const file = await make();
    const before = process.memoryUsage.rss();
    const cpu = process.cpuUsage();
    expect(await remake(file)).toBeNull();
    // Processor time, which does not depend on how busy the machine is.
    expect(process.cpuUsage(cpu).user / 1_000_000).toBeLessThan(20);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
  });

  test('V6 the library itself opens no other kind', async () => {
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format');
    expect((await sharp(await solid(4).png().toBuffer()).metadata()).format).toBe('png');
  });

  test('V6 40 million pixels are unpacked, and not one row more', async () => {
    expect(await looked(await solid(8_000, 5_000).png().toBuffer())).toMatchObject({
      width: 2_000,
    });
    expect(await remake(await solid(8_000, 5_001).png().toBuffer())).toBeNull();
  });
});

const halfOf = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2));
const noisy = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

test('MEMBER-12 a good picture that a busy machine did not make in time is not called broken', async () => {
  const large = await noisePicture(3_000);
  const errorOf = (work: Sharp) => work.toBuffer().catch((error: unknown) => error);
  const slow = await errorOf(sharp(large).blur(200).timeout({ seconds: 1 }));
  const broken = await errorOf(sharp(halfOf(large), { failOn: 'error' }));
  expect(ranOutOfTime(slow)).toBe(true);
  expect(broken).toBeInstanceOf(Error);
  expect(ranOutOfTime(broken)).toBe(false);
});

describe('many at once', () => {
  test('MEMBER-12, V6 a small one waits for the large one before it', async () => {
    const files = [await solid(6_000).jpeg().toBuffer(), await solid(20).png().toBuffer()];
    const order: number[] = [];
    await Promise.all(files.map((file, at) => remake(file).then(() => order.push(at))));
    expect(order).toEqual([0, 1]);
  });

  test('MEMBER-12, V6 are made one after the other, and past a dozen refused at once', async () => {
    const own = openRemaker();
    const file = await solid(3_000).jpeg().toBuffer();
    const before = process.threadCpuUsage();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => own(file)));
    const { user, system } = process.threadCpuUsage(before);
    const made = outcomes.filter(({ status }) => status === 'fulfilled');
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect([made.length, refused.length]).toEqual([13, 7]);
    expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable' } });
    // The thread that answers calls stays free meanwhile.
    expect((user + system) / 1_000_000).toBeLessThan(1);
    expect(await own(await solid(20).png().toBuffer())).not.toBeNull();
  });
});
