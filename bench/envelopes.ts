// npm run bench:envelopes -- [tries]
// Measures how long the refusal of an envelope takes for each kind of error, interleaved: a faster or slower refusal would
// reveal the error (security.md 2.4). Prints medians and a target for each envelope.
import { randomUUID } from 'node:crypto';
import type { Answer } from '@parlour/contract/endpoint';
import { envelopeKey, rsaKey } from '@parlour/contract/envelope/calls';
import { signIn } from '@parlour/contract/login/calls';
import { sealLegacy } from '@parlour/wire/legacy/seal-legacy';
import { modernDigest } from '@parlour/wire/modern/open-modern';
import { sealModern } from '@parlour/wire/modern/seal-modern';
import { drawBytes } from '@parlour/wire/sealed-call';
import type { Caller } from '../soak/caller.ts';
import { withProduct } from '../soak/own-product.ts';
import { keepFigures, numbers } from './figures/options.ts';
import { median } from './figures/statistics.ts';

const [tries = 200] = numbers;
const host = 'lumen.localhost';
const mostMs = 5;
const mostShare = 0.05;

type EnvelopeRequest = { headers: Record<string, string>; body: Record<string, unknown> };
type Make = () => Promise<EnvelopeRequest>;
type Cases = Record<string, Make>;

const login = () =>
  JSON.stringify({ username: 'nobody', password: 'x', loginDeviceId: randomUUID() });
const flipped = (text: string, at = 0): string =>
  text.slice(0, at) + (text.at(at) === 'a' ? 'b' : 'a') + text.slice(at + 1);
const read = ({
  headers,
  body,
}: {
  headers: Record<string, string>;
  body: string;
}): EnvelopeRequest => ({
  headers,
  body: JSON.parse(body) as Record<string, unknown>,
});
const spoilt =
  (make: Make, header: string): Make =>
  async () => {
    const { headers, body } = await make();
    return { headers: { ...headers, [header]: flipped(headers[header] ?? '') }, body };
  };

function legacyCases(modulus: string): Cases {
  const seal = (text: string): EnvelopeRequest => read(sealLegacy(text, modulus, drawBytes));
  const make: Make = async () => seal(login());
  return {
    digest: spoilt(make, 'X-Digest'),
    'key id': spoilt(make, 'X-RSA'),
    key: spoilt(make, 'Encryption'),
    padding: async () => {
      const { headers } = await make();
      const value = flipped(headers['X-Digest'] ?? '', (headers['X-Digest'] ?? '').length - 6);
      return { headers: { ...headers, 'X-Digest': value }, body: { value } };
    },
    JSON: async () => seal(login().slice(1)),
    replay: once(make),
  };
}

function modernCases({ serverTime, ...key }: Answer<typeof envelopeKey>): Cases {
  const ahead = serverTime - Date.now();
  const { method, path } = signIn;
  const seal = async (text: string, changed: object = {}): Promise<EnvelopeRequest> => {
    const at = { method, path, merchantCode: 'lumen', timestamp: Date.now() + ahead };
    return read(await sealModern(text, { ...at, ...changed, key }, drawBytes));
  };
  const make: Make = () => seal(login());
  return {
    digest: spoilt(make, 'X-Digest'),
    'key id': spoilt(make, 'X-RSA'),
    key: spoilt(make, 'Encryption'),
    tag: async () => {
      const { headers, body } = await make();
      const value = flipped(String(body['value']), 40);
      return { headers: { ...headers, 'X-Digest': modernDigest(value) }, body: { ...body, value } };
    },
    JSON: () => seal(login().slice(1)),
    path: () => seal(login(), { path: '/wps/member/password' }),
    merchant: () => seal(login(), { merchantCode: 'marigold' }),
    clock: () => seal(login(), { timestamp: serverTime - 3_600_000 }),
    replay: once(make),
  };
}

/** Returns a function that returns the same request each time, so that all but the first are replays. */
function once(make: Make): Make {
  const made = make();
  return () => made;
}

async function post(call: Caller, { headers, body }: EnvelopeRequest): Promise<string> {
  const reply = await call('POST', signIn.path, { headers, body });
  const { errorCode = '' } = JSON.parse(reply.body) as { errorCode?: string };
  return errorCode;
}

async function measure(call: Caller, cases: Cases): Promise<Map<string, number>> {
  const taken = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
  // The first runs are a warm-up, and use up the requests that are replayed.
  for (let turn = -10; turn < tries; turn += 1) {
    for (const [name, make] of Object.entries(cases)) {
      const sent = await make();
      const begun = performance.now();
      const code = await post(call, sent);
      if (turn < 0) continue;
      taken.get(name)?.push(performance.now() - begun);
      if (code !== 'envelope_refused') throw new Error(`${name} was answered with ${code}`);
    }
  }
  return new Map([...taken].map(([name, each]) => [name, median(each)]));
}

function report(envelope: string, medians: Map<string, number>): boolean {
  const values = [...medians.values()];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  for (const [name, value] of medians) {
    console.log(`${envelope.padEnd(8)} ${name.padEnd(10)} ${value.toFixed(2).padStart(6)} ms`);
  }
  const isMet = most - least <= mostMs || most / least - 1 <= mostShare;
  const apart = `${(most - least).toFixed(2)} ms apart, at most ${mostMs} ms or ${mostShare * 100} %`;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} the refusals of the ${envelope} envelope: ${apart}\n`,
  );
  return isMet;
}

const isMet = await withProduct(host, async (_product, call) => {
  const modulus = (await call('GET', rsaKey.path)).body;
  const answer = JSON.parse((await call('GET', envelopeKey.path)).body) as {
    value: Answer<typeof envelopeKey>;
  };
  const legacy = await measure(call, legacyCases(modulus));
  const modern = await measure(call, modernCases(answer.value));
  keepFigures(
    [...legacy, ...modern].map(([name, value]) => ({ name, better: 'less' as const, value })),
  );
  return [report('legacy', legacy), report('modern', modern)].every(Boolean);
});
process.exitCode = isMet ? 0 : 1;
