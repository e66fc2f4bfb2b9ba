// Facts that notify a member: a draw with their ticket, a prize, an answer of the team to feedback or in the chat.
import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import type { Database } from '@parlour/database/connection';
import type { OwnNotificationKind } from '@parlour/contract/notification/kinds';
import type { Merchant } from '#http/merchant';
import { keepNotification, removeNotification, type NewNotification } from '#modules/notification';
import { noteIfUnreached, noticeOf } from './chat-store.ts';
import { pathOf } from './payload.ts';
import { findSettledRound, listUnwanted, queueNotice, type PushNotice } from './store.ts';

export type ObeyDeps = {
  database: Database;
  clock: () => Date;
  findMerchant: (code: string) => Promise<Merchant | null>;
};

/** Age below which a settled round is not notified, because its player is still watching it. */
const awayMs = 60_000;

type FactNotice = {
  kind: OwnNotificationKind;
  /** The notification on devices; each `source` is sent once. */
  push: Pick<PushNotice, 'source' | 'about'>;
  /** The entry behind the bell, which may show amounts. */
  bell: Pick<NewNotification, 'source' | 'about'>;
};
type Recipient = Pick<Fact, 'merchantCode' | 'memberId' | 'at'>;

export function obeyFacts({ database, clock, findMerchant }: ObeyDeps): FactHandlersOf<'push'> {
  async function tell({ merchantCode, memberId, at }: Recipient, { kind, push, bell }: FactNotice) {
    const merchant = await findMerchant(merchantCode);
    const whom = { merchantCode, memberId, at, kind };
    await database.transaction(merchantCode, async (tx) => {
      // The bell is for all members, also those without a device and those of merchants without push (MEMBER-14).
      await keepNotification(tx, { ...whom, ...bell, path: pathOf[kind] });
      if (merchant?.setting('push.enabled')) await queueNotice(tx, { ...whom, ...push });
    });
  }
  async function takeBack({ merchantCode, memberId }: Recipient, source: string) {
    await database.query(merchantCode, (tx) => removeNotification(tx, { memberId, source }));
  }
  return {
    // The bell shows nothing of it: the chat has a number of its own.
    'chat.unread': async ({ merchantCode, memberId, about: answer }) => {
      const merchant = await findMerchant(merchantCode);
      const whom = { merchantCode, memberId, at: clock() };
      await database.transaction(merchantCode, async (tx) => {
        // Whoever wants no notification of answers gets no mail either.
        if ((await listUnwanted(tx, memberId)).includes('answer')) return;
        const notice = { ...whom, kind: 'answer', ...noticeOf(answer) } as const;
        if (merchant?.setting('push.enabled')) await queueNotice(tx, notice);
        await noteIfUnreached(tx, { ...whom, answer });
      });
    },
    'feedback.answered': async (fact) => {
      const { feedbackId } = fact.about;
      await tell(fact, {
        kind: 'answer',
        push: { source: fact.id, about: {} },
        bell: { source: `feedback:${feedbackId}`, about: { feedback: feedbackId } },
      });
    },
    'round.settled': async (fact) => {
      const { merchantCode, memberId, at, about } = fact;
      const { integration, round, game, won, currency } = about;
      // A round that is settled again with other sums keeps its source.
      const source = `round:${integration}:${round}`;
      const found = await database.query(merchantCode, (tx) =>
        findSettledRound(tx, { integration, memberId, round, game }),
      );
      if (!found || at.getTime() - found.openedAt.getTime() < awayMs) return;
      // A round that was given back has no stake and was not decided.
      const isOver = BigInt(about.staked) > 0n;
      const kind = BigInt(won) > 0n ? 'prize' : isOver && found.isDrawn ? 'draw' : null;
      // The bell no longer shows a prize that was taken back.
      if (kind === null) return takeBack(fact, source);
      await tell(fact, {
        kind,
        push: { source, about: { game } },
        bell: { source, about: { game, won, currency } },
      });
    },
  };
}
