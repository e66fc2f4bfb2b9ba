// Staff's notifications (`npm run push`): a test for a member's devices, and news for all who want them (PUSH-03, PUSH-04).
import { randomUUID } from 'node:crypto';
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { findMemberByName } from '#modules/member';
import { asMerchant } from '#modules/site';
import { queueNews, queueTest } from './team-store.ts';

type PushCalls = StaffHandlers<'sendTestPush' | 'sendNews'>;
type StaffDeps = { database: Database; clock: () => Date };

export const pushStaff = ({ database, clock }: StaffDeps): PushCalls => ({
  sendTestPush: ({ merchant, username }, call) =>
    asMerchant(database, merchant, async (tx) => {
      const at = clock();
      const member = await findMemberByName(tx, username);
      const source = randomUUID();
      const devices = member ? await queueTest(tx, { source, memberId: member.id, at }) : 0;
      if (!member || devices === 0) {
        throw new StaffRefusal('no_device', `No device of ${username} is bound at ${merchant}.`);
      }
      const event = {
        ...auditFromStaff(call, merchant),
        action: 'push.send',
        at,
        memberId: member.id,
      } as const;
      await writeAudit(tx, { ...event, about: { kind: 'test', devices } });
      return { devices };
    }),

  sendNews: ({ merchant, title, body }, call) =>
    asMerchant(database, merchant, async (tx) => {
      const at = clock();
      const devices = await queueNews(tx, { source: randomUUID(), news: { title, body }, at });
      const event = { ...auditFromStaff(call, merchant), action: 'push.send', at } as const;
      await writeAudit(tx, { ...event, memberId: null, about: { kind: 'news', devices } });
      return { devices };
    }),
});
