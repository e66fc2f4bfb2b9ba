// The phone of the demo's member, simulated by the sandbox, so that notifications can be seen without a browser that has a push service. Every start binds it again: its new subscription and session replace the earlier ones.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { demoAccounts, demoMerchants } from './demo-facts.ts';

type PhoneOptions = {
  ownerUrl: string;
  /** The sandbox's port on this machine. */
  sandboxPort: number;
  at: Date;
};

const deviceId = '5e0b9a0e-6f1c-4b8e-9d51-7c1d5b1f0a55';
/** The device's name in the member's list of devices, as the server describes a browser. */
const device = 'Chrome, Android';
const loggedInDays = 90;

/** Returns the id of the phone's subscription at a merchant, by which the sandbox's inbox finds its messages. */
export const phoneOf = (merchantCode: string): string => `phone-${merchantCode}`;

/** Binds the phone at each demo merchant; skips a merchant that does not exist any more or has no such member. Rejects if the sandbox does not answer. */
export async function bindDemoPhones(place: PhoneOptions): Promise<void> {
  const client = new pg.Client({ connectionString: place.ownerUrl });
  await client.connect();
  try {
    for (const { code } of demoMerchants) {
      const token = await subscribe(phoneOf(code), place.sandboxPort);
      await client.query('begin');
      await client.query("select set_config('app.merchant', $1, true)", [code]);
      await bind(client, { code, token, at: place.at });
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
}

/** Makes a subscription at the sandbox and returns it as JSON. The host is a header, because only browsers resolve names below localhost. */
function subscribe(id: string, port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { host: `sandbox.localhost:${port}`, 'content-type': 'application/json' };
  request(
    { host: '127.0.0.1', port, method: 'POST', path: '/push/subscriptions', headers },
    (answer) => void json(answer).then((made) => resolve(JSON.stringify(made)), reject),
  )
    .on('error', reject)
    .end(JSON.stringify({ id }));
  return promise;
}

type PhoneBinding = { code: string; token: string; at: Date };

async function bind(client: pg.Client, { code, token, at }: PhoneBinding): Promise<void> {
  const [{ username } = { username: '' }] = demoAccounts;
  const { endpoint } = JSON.parse(token) as { endpoint: string };
  // Deletes the earlier endpoint as well.
  await client.query('delete from session where device_id = $1', [deviceId]);
  await client.query(
    `with phone as (
       insert into session (merchant_code, member_id, token_hash, cookie_hash, limited, device,
                            device_id, created_at, last_seen_at, expires_at)
       select merchant_code, id, $2, $3, false, $4, $5, $6, $6, $6::timestamptz + make_interval(days => $7)
         from member where merchant_code = $1 and username = $8
       returning merchant_code, member_id, id)
     insert into push_endpoint (merchant_code, member_id, session_id, platform, device_id, token,
                                token_hash, hears_all, bound_at)
     select merchant_code, member_id, id, 'WEBPUSH', $5, $9, $10, true, $6 from phone`,
    [
      code,
      // Hashes of no known token, so this session cannot be used.
      randomBytes(32),
      randomBytes(32),
      device,
      deviceId,
      at,
      loggedInDays,
      username,
      token,
      createHash('sha256').update(`WEBPUSH ${endpoint}`).digest(),
    ],
  );
}
