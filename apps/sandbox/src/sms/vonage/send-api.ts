// The only call of the vendor that is implemented: POST /sms/json (vendors.md 2).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Accounts } from '../../accounts.ts';
import type { Wait } from '../../faults/misbehave.ts';
import { insertSms } from '../store.ts';
import { deliverWithReceipt } from './receipt.ts';
import { readVonageForm, type VonageRequest } from './read-form.ts';
import { vonageFateOf, type VonageError } from './triggers.ts';

type Deps = { pool: Pool; clock: () => Date; wait: Wait; account: Accounts['sms'] };
type Route = { Body: URLSearchParams | undefined };

/** Letters of one message, and of each part of a longer one. */
const gsmLetters = { whole: 160, part: 153 };
const unicodeLetters = { whole: 70, part: 67 };

export function vonageApi(app: FastifyInstance, { account, ...deps }: Deps): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post<Route>('/sms/json', async (request, reply) => {
    const form = request.body ?? new URLSearchParams();
    if (!isAccount(request.headers.authorization, form, account)) {
      return describeRefusal({ status: '4', text: 'Bad Credentials' });
    }
    const asked = readVonageForm(form);
    if ('status' in asked) return describeRefusal(asked, form.get('to'));
    const sms = { ids: idsFor(asked), asked, fate: vonageFateOf(asked.to) };
    const at = deps.clock();
    const { errorCode, afterMs, copies } = sms.fate;
    const arrivesAt = new Date(at.getTime() + afterMs);
    const { from, text: body } = asked;
    const stored = { sid: sms.ids[0], at, arrivesAt, from, to: `+${asked.to}`, body, errorCode };
    await insertSms(deps.pool, stored, copies);
    reply.raw.once('close', () => {
      deliverWithReceipt({ ...deps, account }, sms).catch((error: unknown) => {
        app.log.warn({ err: error }, 'a message is stuck');
      });
    });
    return describeParts(sms.ids, asked);
  });
}

/** Checks the Basic credentials `key:secret`, or the same two as fields of the form. */
function isAccount(
  header: string | undefined,
  form: URLSearchParams,
  { accountSid, authToken }: Accounts['sms'],
): boolean {
  const inForm = `${form.get('api_key') ?? ''}:${form.get('api_secret') ?? ''}`;
  const given = header ?? `Basic ${Buffer.from(inForm).toString('base64')}`;
  const wanted = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const newId = (): string => randomBytes(8).toString('hex').toUpperCase();

/** Draws an id for each part of a message. */
function idsFor({ text, isUnicode }: VonageRequest): [string, ...string[]] {
  const { whole, part } = isUnicode ? unicodeLetters : gsmLetters;
  const parts = text.length <= whole ? 1 : Math.ceil(text.length / part);
  return [newId(), ...Array.from({ length: parts - 1 }, newId)];
}

const describeRefusal = ({ status, text }: VonageError, to: string | null = null) => ({
  'message-count': '1',
  messages: [{ ...(to && { to }), status, 'error-text': text }],
});

const describeParts = (ids: readonly string[], { to, clientRef }: VonageRequest) => ({
  'message-count': String(ids.length),
  messages: ids.map((id) => ({
    to,
    'message-id': id,
    status: '0',
    'remaining-balance': '15.53590000',
    'message-price': '0.03330000',
    network: '51502',
    ...(clientRef && { 'client-ref': clientRef }),
  })),
});
