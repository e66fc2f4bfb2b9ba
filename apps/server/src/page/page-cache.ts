// The cache of finished pages: rendered, compressed and named once, then sent to all visitors with the same key (architecture, the page cache).
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepLatest } from '#http/keep-latest';

export type PageSource = {
  html: string;
  policy: string;
  status: number;
  /** Values of the answer's `Link` header, for files to fetch before the document names them. */
  leading: readonly string[];
  /** Values of the `Link` header of early hints, if these are switched on. */
  hinted: readonly string[];
};
export type CachedPage = Omit<PageSource, 'html'> & {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

export type PageCache = {
  /** Returns the page; concurrent callers share one `make`. */
  get(key: string, make: () => Promise<PageSource>): Promise<CachedPage>;
  /** Returns the page without waiting, if it is cached. */
  found(key: string): CachedPage | undefined;
  /** The size of the cached pages in bytes. */
  size: () => number;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Estimated bytes of a page's headers and its cache entry. */
const besideBytes = 2_000;
const bytesOf = ({ plain, br, gzip: zipped }: CachedPage): number =>
  plain.length + br.length + zipped.length + besideBytes;

/** Creates a cache; `mostBytes` is the limit of all its pages in memory. */
export function createPageCache(mostBytes: number): PageCache {
  const pages = keepLatest<CachedPage>({ mostBytes, bytesOf });
  return {
    get: (key, make) => pages.get(key, () => finishPage(make)),
    found: pages.found,
    size: pages.size,
  };
}

/** Makes a page as it is sent, cached or not. */
export async function finishPage(make: () => Promise<PageSource>): Promise<CachedPage> {
  const { html, ...source } = await make();
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    toGzip(plain, { level: 9 }),
  ]);
  // The ETag covers the policy, because after a 304 browsers keep the headers that they have, with an old policy.
  const named = createHash('sha256').update(source.policy).update('\n').update(plain);
  const etag = `"${named.digest('base64url').slice(0, 22)}"`;
  return { ...source, etag, plain, br, gzip: zipped };
}
