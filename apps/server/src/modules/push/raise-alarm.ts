// What a merchant's team has to mend: a push service takes nothing of the merchant's any more.
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

/** `service` as the port names it; `why` for the log. */
type Alarm = { merchantCode: string; service: string; why: string };

const daySeconds = 24 * 3_600;

/** In the log each time, in the trace once a day for each service, however many processes meet it. */
export async function raiseAlarm(
  { merchantCode, service, why }: Alarm,
  { database, limits, clock, log }: AlarmDeps,
): Promise<void> {
  log.error({ merchant: merchantCode, service, why }, 'a push service refuses the merchant');
  // A4: nobody's device is named; it counts what the trace is told.
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
