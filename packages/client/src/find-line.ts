// Finds one of the site's other addresses that answers and proves that it serves the site (NET-13; docs/wire.md, line test).
import { lineTest } from '@parlour/contract/site/calls';
import { lineText, type LineKey, type LineReply } from '@parlour/contract/site/line-proof';
import type { Fetch } from './exchange.ts';

const mostLines = 10;

type Search = {
  /** The origins to test, only those that our own server named. */
  domains: readonly string[];
  /** The public key of signed answers; null if an external gateway answers, for which any 2xx counts. */
  key: LineKey | null;
  now: () => number;
  fetch?: Fetch;
};

const shuffled = (domains: readonly string[]): string[] =>
  domains
    .map((domain) => ({ domain, place: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ domain }) => domain);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );

async function isSigned(key: LineKey, reply: LineReply & { signature: string }): Promise<boolean> {
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const { subtle } = crypto;
  const imported = await subtle.importKey('jwk', key, ecdsa, false, ['verify']);
  const text = new TextEncoder().encode(lineText(reply));
  return subtle.verify(ecdsa, imported, bytesOf(reply.signature), text);
}

/** Whether the answer is signed for this host and this request, so that an old answer proves nothing. */
async function proves(key: LineKey, asked: { host: string; speed: string }, text: string) {
  const { value } = JSON.parse(text) as { value: LineReply & { signature: string } };
  return value.host === asked.host && value.speed === asked.speed && isSigned(key, value);
}

/** Returns the origin of the first line that answers within 10 s; null if none does. */
export async function findLine(search: Search): Promise<string | null> {
  const { domains, key, now, fetch = globalThis.fetch } = search;
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), lineTest.timeoutMs);

  async function test(domain: string): Promise<string> {
    const speed = String(now());
    const response = await fetch(`${domain}${lineTest.path}?speed=${speed}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: control.signal,
    });
    const isGood =
      response.ok &&
      (key === null ||
        (await proves(key, { host: new URL(domain).host, speed }, await response.text())));
    if (!isGood) throw new Error(`${domain} does not serve the site`);
    return domain;
  }
  try {
    return await Promise.any(shuffled(domains).slice(0, mostLines).map(test));
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    // Abort the requests to the other lines.
    control.abort();
  }
}
