// What members are told of without asking: a draw with their ticket, a prize, an answer of the team.
import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import type { Database } from '@parlour/database/connection';
import type { OwnNotificationKind } from '@parlour/contract/notification/kinds';
import type { Merchant } from '#http/merchant';
import { keepNotification, removeNotification, type NewNotification } from '#modules/notification';
import { pathOf } from './payload.ts';
import { findSettledRound, queueNotice, type Notice } from './store.ts';

export type ObeyDeps = {
  database: Database;
  findMerchant: (code: string) => Promise<Merchant | null>;
};

/** A round that has its outcome sooner is one that its player is looking at. */
const awayMs = 60_000;

type Told = {
  kind: OwnNotificationKind;
  /** For devices: each telling of this one goes out once. */
  push: Pick<Notice, 'source' | 'about'>;
  /** For the bell, where amounts may stand. */
  bell: Pick<NewNotification, 'source' | 'about'>;
};
type Whom = Pick<Fact, 'merchantCode' | 'memberId' | 'at'>;

export function obeyFacts({ database, findMerchant }: ObeyDeps): FactHandlersOf<'push'> {
  async function tell({ merchantCode, memberId, at }: Whom, { kind, push, bell }: Told) {
    const merchant = await findMerchant(merchantCode);
    const whom = { merchantCode, memberId, at, kind };
    await database.transaction(merchantCode, async (tx) => {
      // The bell tells all members, those without a device and those of merchants without push, too (MEMBER-14).
      await keepNotification(tx, { ...whom, ...bell, path: pathOf[kind] });
      if (merchant?.setting('push.enabled')) await queueNotice(tx, { ...whom, ...push });
    });
  }
  async function takeBack({ merchantCode, memberId }: Whom, source: string) {
    await database.query(merchantCode, (tx) => removeNotification(tx, { memberId, source }));
  }
  return {
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
      // Told anew because its sums changed, it is still the same round.
      const source = `round:${integration}:${round}`;
      const found = await database.query(merchantCode, (tx) =>
        findSettledRound(tx, { integration, memberId, round, game }),
      );
      if (!found || at.getTime() - found.openedAt.getTime() < awayMs) return;
      // Given back: nothing was decided.
      const isOver = BigInt(about.staked) > 0n;
      const kind = BigInt(won) > 0n ? 'prize' : isOver && found.isDrawn ? 'draw' : null;
      // A prize that was taken back stands behind the bell no longer.
      if (kind === null) return takeBack(fact, source);
      await tell(fact, {
        kind,
        push: { source, about: { game } },
        bell: { source, about: { game, won, currency } },
      });
    },
  };
}
