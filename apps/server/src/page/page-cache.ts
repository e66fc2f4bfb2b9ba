// Finished pages, kept whole: rendered, compressed and named once, then sent to everybody who may see the same (architecture, the page cache).
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepLatest } from '#http/keep-latest';

export type PageSource = {
  html: string;
  policy: string;
  status: number;
  /** What its answer names before its document does, as values of the `Link` header. */
  leading: readonly string[];
  /** What is announced before the answer, where that is switched on; the same. */
  hinted: readonly string[];
};
export type CachedPage = Omit<PageSource, 'html'> & {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

export type PageCache = {
  /** Makes the page once, however many ask at the same time. */
  get(key: string, make: () => Promise<PageSource>): Promise<CachedPage>;
  /** At once, where it is kept. */
  found(key: string): CachedPage | undefined;
  /** Bytes that are held. */
  size: () => number;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page's headers and what the cache itself takes for it. */
const besideBytes = 2_000;
const bytesOf = ({ plain, br, gzip: zipped }: CachedPage): number =>
  plain.length + br.length + zipped.length + besideBytes;

/** `mostBytes`: what all its pages take in memory. */
export function createPageCache(mostBytes: number): PageCache {
  const pages = keepLatest<CachedPage>({ mostBytes, bytesOf });
  return {
    get: (key, make) => pages.get(key, () => finishPage(make)),
    found: pages.found,
    size: pages.size,
  };
}

/** A page as it is sent, kept or not. */
export async function finishPage(make: () => Promise<PageSource>): Promise<CachedPage> {
  const { html, ...source } = await make();
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    toGzip(plain, { level: 9 }),
  ]);
  // With the policy: after a 304 browsers keep the headers that they have, and the page would live by an old one.
  const named = createHash('sha256').update(source.policy).update('\n').update(plain);
  const etag = `"${named.digest('base64url').slice(0, 22)}"`;
  return { ...source, etag, plain, br, gzip: zipped };
}
