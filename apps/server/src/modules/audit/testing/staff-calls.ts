// Security actions of staff by calls of modules.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Database } from '@parlour/database/connection';
import { insertRows } from '@parlour/database/statements/run-statement';
import { seal } from '@parlour/database/sealing';
import { forMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { randomUUID } from 'node:crypto';
import { staffCaller } from '#http/staff/staff-caller';
import { activityStaff } from '../../activity/staff.ts';
import { chatStaff } from '../../chat/staff.ts';
import { feedbackStaff } from '../../feedback/staff.ts';
import { outboxStaff } from '../../outbox/staff.ts';
import { trackingStaff } from '../../tracking/staff.ts';
import { pushStaff } from '../../push/staff.ts';
import { clubStaff } from '../../rewards/club/staff.ts';
import { staffStaff } from '../../staff/staff.ts';
import type { SignInSetup } from '../../../testing/signing-in.ts';
import type { TestSite } from '../../../testing/test-site.ts';
import { openCases, type Cases } from './audit-cases.ts';

const at = new Date('2026-11-21T12:00:00Z');
const by = { actor: 'operator', actorName: 'anna' } as const;

export function staffCallCases(
  site: () => Pick<TestSite, 'urls'> & { staff: Database },
): Cases['cases'] {
  const { cases, when } = openCases();
  const deps = () => ({ database: site().staff, clock: () => at });

  when('an answer to a member’s message', {
    before: ({ merchant: { code: merchantCode }, member: { id: memberId } }) =>
      forMerchant(site().urls.ownerUrl, merchantCode, async (tx) => {
        const message = { category: 'idea', content: 'canary-of-a-message' } as const;
        const id = randomUUID();
        const sent = { merchantCode, id, memberId, formId: randomUUID(), sentAt: at, ...message };
        await insertRows(tx, 'feedback', [sent]);
        return id;
      }),
    action: ({ merchant: { code: merchant } }, id) =>
      staffCaller(feedbackStaff(deps()), { by }).answerMessage({
        merchant,
        id,
        answer: 'canary-of-an-answer',
      }),
    leaves: [['feedback.answer ok', {}, 'operator', 'member']],
  });

  const chat = () => staffCaller(chatStaff(deps()), { by });
  const begun = ({ merchant: { code: merchantCode }, member: { id: memberId } }: SignInSetup) =>
    forMerchant(site().urls.ownerUrl, merchantCode, async (tx) => {
      const ids = { id: randomUUID(), memberId, clientId: randomUUID() };
      const times = { beganAt: at, lastAt: at };
      await insertRows(tx, 'chat_talk', [
        { merchantCode, ...ids, ...times, subject: 'canary-of-a-subject' },
      ]);
      return ids.id;
    });
  when('a look at the queue of talks', {
    before: begun,
    action: ({ merchant: { code: merchant } }) => chat().listQueue({ merchant }),
    leaves: [['chat.read ok', {}, 'operator', null]],
  });
  when('a search of staff in talks', {
    before: begun,
    action: ({ merchant: { code: merchant } }) => chat().listQueue({ merchant, find: 'CANARY' }),
    leaves: [['chat.search ok', { talks: 1 }, 'operator', null]],
  });
  when('a talk that staff read', {
    before: begun,
    action: ({ merchant: { code: merchant } }, id) => chat().openTalk({ merchant, id }),
    leaves: [['chat.read ok', {}, 'operator', 'member']],
  });
  when('a look of staff at the member of a talk', {
    before: begun,
    action: ({ merchant: { code: merchant } }, id) => chat().talkMember({ merchant, id }),
    leaves: [['member.read ok', {}, 'operator', 'member']],
  });
  when('a talk that staff took', {
    before: begun,
    action: ({ merchant: { code: merchant } }, id) => chat().takeTalk({ merchant, id }),
    leaves: [['chat.take ok', { to: 'anna' }, 'operator', 'member']],
  });
  when('a talk that staff answered', {
    before: begun,
    action: ({ merchant: { code: merchant } }, id) =>
      chat().answerTalk({
        merchant,
        id,
        clientId: randomUUID(),
        text: 'canary-of-a-text',
        name: 'canary-of-a-name',
      }),
    leaves: [['chat.answer ok', {}, 'operator', 'member']],
  });
  when('a note that staff wrote', {
    before: begun,
    action: ({ merchant: { code: merchant } }, id) =>
      chat().addTalkNote({ merchant, id, clientId: randomUUID(), text: 'canary-of-a-note' }),
    leaves: [['chat.note ok', {}, 'operator', 'member']],
  });
  when('a talk that staff closed', {
    before: begun,
    action: ({ merchant: { code: merchant } }, id) => chat().closeTalk({ merchant, id }),
    leaves: [['chat.close ok', {}, 'operator', 'member']],
  });

  const cannedAnswer = ({ merchant: { code: merchant } }: SignInSetup) => ({
    merchant,
    answerId: randomUUID(),
    title: 'canary-of-a-title',
    language: 'EN' as const,
    text: 'canary-of-a-text',
  });
  when('an answer to choose from', {
    action: (place) => chat().saveCannedAnswer(cannedAnswer(place)),
    leaves: [['chat.canned ok', { change: 'saved' }, 'operator', null]],
  });
  when('an answer to choose from that is removed', {
    before: async (place) => {
      const answer = cannedAnswer(place);
      await chat().saveCannedAnswer(answer);
      return answer.answerId;
    },
    action: ({ merchant: { code: merchant } }, answerId) =>
      chat().removeCannedAnswer({ merchant, answerId }),
    leaves: [['chat.canned ok', { change: 'removed' }, 'operator', null]],
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
        await insertRows(tx, 'outbox', [
          { merchantCode, ...fact, ...times, about, trouble: 'full' },
        ]);
      }),
    action: ({ merchant: { code: merchant } }) =>
      staffCaller(outboxStaff(deps()), { by }).retryDeadLetters({ merchant }),
    leaves: [['outbox.retry ok', { letters: 1, number: null }, 'operator', null]],
  });

  const tracking = () => staffCaller(trackingStaff(deps()), { by });
  const tracked = ({ merchant: { code: merchantCode }, member: { id: memberId } }: SignInSetup) =>
    forMerchant(site().urls.ownerUrl, merchantCode, async (tx) => {
      const id = randomUUID();
      const times = { happenedAt: at, receivedAt: at };
      const about = { vendor: 'canary-of-a-played-vendor' };
      await insertRows(tx, 'tracked_event', [
        { merchantCode, id, name: 'login', ...times, memberId, about },
      ]);
      await insertRows(tx, 'tracked_delivery', [
        {
          merchantCode,
          network: 'meta',
          eventId: id,
          eventName: 'login',
          madeAt: at,
          dueAt: at,
          endedAt: at,
          outcome: 'late',
          trouble: 'full',
        },
      ]);
    });
  when('a member who is forgotten by tracking', {
    before: tracked,
    action: ({ merchant: { code: merchant }, member: { username } }) =>
      tracking().forgetTracked({ merchant, username }),
    leaves: [['tracking.forget ok', { events: 1, browsers: 0 }, 'operator', 'member']],
  });
  when('events of which a network is told once more', {
    before: tracked,
    action: ({ merchant: { code: merchant } }) => tracking().retryTracked({ merchant }),
    leaves: [['tracking.retry ok', { deliveries: 1 }, 'operator', null]],
  });

  const texts = { EN: { title: 'canary-of-a-title' } };
  const level = { label: 'one', rank: 1, metal: 'gold', texts };
  const club = { benefits: [], levels: [level] };
  when('a club that is imported', {
    action: ({ merchant: { code: merchant } }) =>
      staffCaller(clubStaff(deps()), { by }).importClub({ merchant, file: club }),
    leaves: [['club.import ok', { levels: 1 }, 'operator', null]],
  });
  when('a club label that staff set', {
    before: ({ merchant: { code: merchant } }) =>
      staffCaller(clubStaff(deps()), { by }).importClub({ merchant, file: club }),
    action: ({ merchant: { code: merchant }, member: { username } }) =>
      staffCaller(clubStaff(deps()), { by }).setClubLabel({ merchant, username, label: 'one' }),
    leaves: [['club.label ok', { label: 'one' }, 'operator', 'member']],
  });
  when('sums that are recomputed', {
    action: ({ merchant: { code: merchant } }) =>
      staffCaller(activityStaff(deps()), { by }).rebuildActivity({ merchant }),
    leaves: [['activity.rebuild ok', {}, 'operator', null]],
  });

  const accounts = () =>
    staffCaller(staffStaff({ ...deps(), secretKey: () => testSecretKey }), { by });
  const mailOf = ({ merchant }: SignInSetup) => `${merchant.code}@example.com`;
  when('a person who is invited', {
    action: (place) =>
      accounts().inviteStaff({
        mail: mailOf(place),
        role: 'support',
        merchant: place.merchant.code,
      }),
    leaves: [['staff.invite ok', { role: 'support' }, 'operator', null]],
  });
  when('the code of an account of the demo', {
    before: (place) =>
      forMerchant(site().urls.ownerUrl, staffRealm, async (tx) => {
        const secret = seal('JBSWY3DPEHPK3PXP', testSecretKey, `authenticator:${staffRealm}`);
        const account = { mail: mailOf(place), state: 'active', passwordHash: 'canary-of-a-hash' };
        const own = { merchantCode: staffRealm, isDemo: true, createdAt: at };
        await insertRows(tx, 'staff_account', [
          { ...own, ...account, authenticatorSecret: secret },
        ]);
      }),
    action: (place) => accounts().showStaffCode({ mail: mailOf(place) }),
    leaves: [['staff.code ok', {}, 'operator', null]],
  });
  when('a role that is taken away', {
    before: (place) => accounts().inviteStaff({ mail: mailOf(place), role: 'manager' }),
    action: (place) => accounts().removeStaffRole({ mail: mailOf(place), role: 'manager' }),
    leaves: [['staff.remove ok', { role: 'manager' }, 'operator', null]],
  });
  when('an account that is disabled', {
    before: (place) => accounts().inviteStaff({ mail: mailOf(place), role: 'owner' }),
    action: (place) => accounts().disableStaff({ mail: mailOf(place) }),
    leaves: [['staff.disable ok', {}, 'operator', null]],
  });
  return cases;
}
