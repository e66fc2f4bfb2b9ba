// The alarm for a merchant's team that a push service refuses all messages of the merchant.
import type { Database } from '@parlour/database/connection';
import type { Logger } from 'pino';
import type { Limits } from '#http/limits';
import { writeAudit } from '#modules/audit';

type AlarmDeps = {
  database: Database;
  limits: Limits;
  clock: () => Date;
  log: Pick<Logger, 'error'>;
};

/** `service` as the port names it; `why` is for the log. */
type Alarm = { merchantCode: string; service: string; why: string };

const daySeconds = 24 * 3_600;

/** Logs each alarm; writes one event a day for each service to the audit trail, however many processes raise it. */
export async function raiseAlarm(
  { merchantCode, service, why }: Alarm,
  { database, limits, clock, log }: AlarmDeps,
): Promise<void> {
  log.error({ merchant: merchantCode, service, why }, 'a push service refuses the merchant');
  // A4: the key names no device; it only limits the events of the audit trail.
  const key = `push:refusing:${merchantCode}:${service}`;
  if ((await limits.take(key, 1, daySeconds)) !== null) return;
  await database.query(merchantCode, (tx) =>
    writeAudit(tx, {
      action: 'push.service',
      result: 'refused',
      about: { service },
      merchantCode,
      at: clock(),
      actor: 'system',
      memberId: null,
      address: null,
      requestId: null,
    }),
  );
}
