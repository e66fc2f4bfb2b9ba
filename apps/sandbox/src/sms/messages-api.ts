// The only call of the vendor that is implemented: POST Messages.json (vendors.md 2).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { deliver, type Delivery } from './deliver.ts';
import { readForm, type SmsRequest } from './read-form.ts';
import { insertSms } from './store.ts';
import { fateOf } from './triggers.ts';
import { sendError } from './vendor-error.ts';

type Deps = Omit<Delivery, 'accountSid'> & { account: Accounts['sms'] };
type Route = { Params: { accountSid: string }; Body: URLSearchParams };

const version = '2010-04-01';

export function messagesApi(app: FastifyInstance, { account, ...deps }: Deps): void {
  const delivery = { ...deps, accountSid: account.accountSid };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  answerInItsShape(app);
  app.post<Route>('/Accounts/:accountSid/Messages.json', async (request, reply) => {
    const isOurs = request.params.accountSid === account.accountSid;
    if (!isOurs || !isAccount(request.headers.authorization, account)) {
      return sendError(reply, { status: 401, code: 20003, message: 'Authenticate' });
    }
    const asked = readForm(request.body);
    if ('code' in asked) return sendError(reply, asked);
    const sms = { sid: `SM${randomBytes(16).toString('hex')}`, asked, fate: fateOf(asked.to) };
    const at = deps.clock();
    const { to, from, body } = asked;
    const { errorCode, afterMs, copies } = sms.fate;
    const arrivesAt = new Date(at.getTime() + afterMs);
    await insertSms(deps.pool, { sid: sms.sid, at, arrivesAt, from, to, body, errorCode }, copies);
    reply.raw.once('close', () => {
      deliver(delivery, sms).catch((error: unknown) => {
        app.log.warn({ err: error }, 'a message is stuck');
      });
    });
    return reply.code(201).send(describeSms({ sid: sms.sid, at, asked, account }));
  });
}

/** Checks the Basic credentials `sid:token`. */
function isAccount(header: string | undefined, { accountSid, authToken }: Accounts['sms']) {
  const wanted = Buffer.from(
    `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
  );
  const given = Buffer.from(header ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function answerInItsShape(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const message = status < 500 ? 'This request cannot be read.' : 'Internal server error.';
    return sendError(reply, { status, code: status < 500 ? 20001 : 20500, message });
  });
  app.setNotFoundHandler(async (_, reply) =>
    sendError(reply, { status: 404, code: 20404, message: 'The requested resource was not found' }),
  );
}

type CreatedSms = { sid: string; at: Date; asked: SmsRequest; account: Accounts['sms'] };

function describeSms({ sid, at, asked, account: { accountSid } }: CreatedSms) {
  const { to, from, isService, body } = asked;
  const uri = `/${version}/Accounts/${accountSid}/Messages/${sid}`;
  const created = at.toUTCString().replace('GMT', '+0000');
  return {
    sid,
    account_sid: accountSid,
    messaging_service_sid: isService ? from : null,
    api_version: version,
    to,
    from: isService ? null : from,
    body,
    status: isService ? 'accepted' : 'queued',
    direction: 'outbound-api',
    num_segments: String(Math.ceil(body.length / 153)),
    num_media: '0',
    price: null,
    price_unit: 'USD',
    error_code: null,
    error_message: null,
    date_created: created,
    date_updated: created,
    date_sent: null,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}
