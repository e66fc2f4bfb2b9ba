// Ten thousand devices of one member and their queued notifications, written by a few statements.
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readRows } from '@parlour/database/testing/read-rows';
import type { Product } from '../../soak/product.ts';
import { merchantCode } from '../../soak/vendor.ts';

export const count = 10_000;

const ofMerchant = `merchant_code = '${merchantCode}'`;
/** Runs a statement as the owner. The URL of a socket already has a query, so the option is appended with `&`. */
const run = <T extends object>({ dataDir }: Product, sql: string) =>
  readRows<T>(`${clusterUrl(dataDir, 'owner')}&options=-c%20app.merchant%3D${merchantCode}`, sql);

/** Binds devices with one address each and a shared key, which the service does not need. The values are ours, so none is escaped. */
export async function bindDevices(
  product: Product,
  { origin, memberId }: { origin: string; memberId: string },
): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await run(
    product,
    `insert into push_endpoint (merchant_code, member_id, session_id, platform, device_id, token, token_hash, bound_at)
     select merchant_code, member_id, id, 'WEBPUSH', 'd',
            json_build_object('endpoint', '${origin}/w/' || number, 'keys', '${JSON.stringify(keys)}'::json)::text,
            sha256(number::text::bytea), now()
       from (select * from session where ${ofMerchant} and member_id = '${memberId}' limit 1) session,
            generate_series(1, ${count}) number`,
  );
}

/** Queues one notification for each device. The server takes them up within a second. */
export async function queueForAll(product: Product): Promise<void> {
  await run(
    product,
    `insert into push_delivery (merchant_code, endpoint_id, source, kind, made_at, due_at)
     select merchant_code, id, '${randomUUID()}', 'test', now(), now() from push_endpoint
      where ${ofMerchant} and device_id = 'd'`,
  );
}

/** Returns the number of notifications that are still to be sent. */
export async function countWaiting(product: Product): Promise<number> {
  const [row] = await run<{ left: number }>(
    product,
    `select count(*)::int as left from push_delivery where ${ofMerchant} and ended_at is null`,
  );
  return row?.left ?? Number.NaN;
}
