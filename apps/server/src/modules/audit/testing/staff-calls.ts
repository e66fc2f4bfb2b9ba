// Security actions of staff by calls of modules.
import { feedback } from '@parlour/database/tables/feedback';
import { outbox } from '@parlour/database/tables/outbox';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { randomUUID } from 'node:crypto';
import { staffCaller } from '#http/staff/staff-caller';
import { feedbackStaff } from '../../feedback/staff.ts';
import { outboxStaff } from '../../outbox/staff.ts';
import { pushStaff } from '../../push/staff.ts';
import type { TestSite } from '../../../testing/test-site.ts';
import { openCases, type Cases } from './audit-cases.ts';

const at = new Date('2026-11-21T12:00:00Z');
const by = { actor: 'operator', actorName: 'anna' } as const;

export function staffCallCases(site: () => Pick<TestSite, 'database' | 'urls'>): Cases['cases'] {
  const { cases, when } = openCases();
  const deps = () => ({ database: site().database, clock: () => at });

  when('an answer to a member’s message', {
    before: ({ merchant: { code: merchantCode }, member: { id: memberId } }) =>
      forMerchant(site().urls.ownerUrl, merchantCode, async (tx) => {
        const message = { category: 'idea', content: 'canary-of-a-message' } as const;
        const [sent] = await tx
          .insert(feedback)
          .values({ merchantCode, memberId, formId: randomUUID(), sentAt: at, ...message })
          .returning({ id: feedback.id });
        return sent?.id ?? '';
      }),
    action: ({ merchant: { code: merchant } }, id) =>
      staffCaller(feedbackStaff(deps()), { by }).answerMessage({
        merchant,
        id,
        answer: 'canary-of-an-answer',
      }),
    leaves: [['feedback.answer ok', {}, 'operator', 'member']],
  });

  when('news for everybody', {
    action: ({ merchant: { code: merchant } }) =>
      staffCaller(pushStaff(deps()), { by }).sendNews({
        merchant,
        title: 'canary-of-a-title',
        body: 'canary-of-a-text',
      }),
    leaves: [['push.send ok', { kind: 'news', devices: 0 }, 'operator', null]],
  });

  when('a dead letter that is delivered again', {
    before: ({ merchant: { code: merchantCode }, member: { id: memberId } }) =>
      forMerchant(site().urls.ownerUrl, merchantCode, async (tx) => {
        const fact = { handler: 'tracking', memberId, id: randomUUID(), name: 'game.launched' };
        const times = { happenedAt: at, dueAt: at, gaveUpAt: at };
        const about = { vendor: 'canary-of-a-vendor' };
        await tx.insert(outbox).values({ merchantCode, ...fact, ...times, about, trouble: 'full' });
      }),
    action: ({ merchant: { code: merchant } }) =>
      staffCaller(outboxStaff(deps()), { by }).retryDeadLetters({ merchant }),
    leaves: [['outbox.retry ok', { letters: 1, number: null }, 'operator', null]],
  });
  return cases;
}
