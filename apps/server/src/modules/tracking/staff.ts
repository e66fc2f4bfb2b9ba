// Staff's work on tracked events (`npm run tracking`): one event on its way, the funnel, and what is removed or told once more.
import type { Database } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import type { StaffAnswer, StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { findMemberByName } from '#modules/member';
import { asMerchant, readMerchantSettings } from '#modules/site';
import { forgetMember, listDeliveries, listFunnel, listTracked, retryLate } from './staff-store.ts';

type TrackingCalls = StaffHandlers<'showEvent' | 'readFunnel' | 'forgetTracked' | 'retryTracked'>;
type StaffDeps = { database: Database; clock: () => Date };

const day = 24 * 3_600_000;

export const trackingStaff = ({ database, clock }: StaffDeps): TrackingCalls => ({
  showEvent: async ({ id }) => {
    const events: StaffAnswer<'showEvent'>['events'] = [];
    await asEachMerchant(database, async (tx, merchant) => {
      const deliveries = await listDeliveries(tx, { id });
      for (const { happenedAt, receivedAt, ...event } of await listTracked(tx, { id })) {
        events.push({
          ...event,
          merchant,
          happenedAt: happenedAt.getTime(),
          receivedAt: receivedAt.getTime(),
          deliveries: deliveries
            .filter(({ eventName }) => eventName === event.name)
            .map(({ dueAt, endedAt, ...delivery }) => ({
              ...delivery,
              dueAt: dueAt.getTime(),
              endedAt: endedAt?.getTime() ?? null,
            })),
        });
      }
    });
    if (events.length === 0) throw new StaffRefusal('not_found', `There is no event ${id}.`);
    return { events };
  },

  readFunnel: ({ merchant, days }) =>
    asMerchant(database, merchant, async (tx) => {
      const setting = await readMerchantSettings(tx, merchant);
      const since = new Date(clock().getTime() - days * day);
      return { rows: await listFunnel(tx, { zone: setting('timeZone'), since }) };
    }),

  forgetTracked: ({ merchant, username }, call) =>
    asMerchant(database, merchant, async (tx) => {
      const member = await findMemberByName(tx, username);
      if (!member) throw new StaffRefusal('not_found', `${merchant} has no member ${username}.`);
      const at = clock();
      const forgotten = await forgetMember(tx, { memberId: member.id, at });
      const event = { action: 'tracking.forget', at, memberId: member.id } as const;
      await writeAudit(tx, { ...auditFromStaff(call, merchant), ...event, about: forgotten });
      return forgotten;
    }),

  retryTracked: ({ merchant }, call) =>
    asMerchant(database, merchant, async (tx) => {
      const at = clock();
      const deliveries = await retryLate(tx, at);
      if (deliveries === 0) return { deliveries };
      const event = { action: 'tracking.retry', at, memberId: null } as const;
      await writeAudit(tx, { ...auditFromStaff(call, merchant), ...event, about: { deliveries } });
      return { deliveries };
    }),
});
