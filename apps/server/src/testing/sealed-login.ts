// A login whose body travels in an envelope, as our site or the family's sites send it.
import { randomUUID } from 'node:crypto';
import type { Answer } from '@parlour/contract/endpoint';
import { envelopeKey, rsaKey } from '@parlour/contract/envelope/calls';
import { signIn } from '@parlour/contract/login/calls';
import type { TestMember } from '@parlour/database/testing/fixtures';
import { sealLegacy } from '@parlour/wire/legacy/seal-legacy';
import { sealModern, type ModernSealOptions } from '@parlour/wire/modern/seal-modern';
import { drawBytes } from '@parlour/wire/sealed-call';
import type { FastifyInstance } from 'fastify';
import type { EncryptedEnvelope } from '#http/sealed/envelope-keys';

type LoginTarget = { app: FastifyInstance; host: string; merchantCode: string };
export type SentLogin = { headers: Record<string, string | undefined>; body: object };

export type ModernAnswer = Answer<typeof envelopeKey>;

export const askModulus = async ({ app, host }: LoginTarget): Promise<string> =>
  (await app.inject({ url: `${rsaKey.path}?_=1`, headers: { host } })).body;

export async function askKey({ app, host }: LoginTarget): Promise<ModernAnswer> {
  const reply = await app.inject({ url: `${envelopeKey.path}?_=1`, headers: { host } });
  return reply.json<{ value: ModernAnswer }>().value;
}

export const loginText = ({ username, password }: TestMember): string =>
  JSON.stringify({ username, password, loginDeviceId: randomUUID(), type: 'username' });

type SealChanges = Partial<Omit<ModernSealOptions, 'key'>>;

/** Seals a text with the current key of the site. */
export async function sealFor(
  place: LoginTarget,
  envelope: EncryptedEnvelope,
  { text, ...changed }: SealChanges & { text: string },
): Promise<SentLogin> {
  const { headers, body } =
    envelope === 'legacy'
      ? sealLegacy(text, await askModulus(place), drawBytes)
      : await sealAnew(place, text, changed);
  return { headers, body: JSON.parse(body) as object };
}

async function sealAnew(place: LoginTarget, text: string, changed: SealChanges) {
  const key = await askKey(place);
  const { method, path } = signIn;
  const at = { method, path, merchantCode: place.merchantCode, timestamp: key.serverTime };
  return sealModern(text, { ...at, ...changed, key }, drawBytes);
}

export async function postLogin({ app, host }: LoginTarget, { headers, body }: SentLogin) {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const reply = await app.inject({
    method: 'POST',
    url: signIn.path,
    remoteAddress: '203.0.113.7',
    headers: { host, 'content-type': 'application/json', ...Object.fromEntries(given) },
    payload: JSON.stringify(body),
  });
  const { success, errorCode, value } = reply.json<{
    success: boolean;
    errorCode?: string;
    value?: Record<string, unknown>;
  }>();
  return {
    status: reply.statusCode,
    success,
    errorCode,
    value,
    headers: reply.headers,
    text: reply.body,
  };
}
