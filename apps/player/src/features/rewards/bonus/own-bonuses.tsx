// The member's bonuses, a card for each; renders nothing if there are none. A question is shown before one is given up.
import { useRef, useState } from 'react';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { FailedState } from '@parlour/ui/state/failed-state';
import { Late } from '#foundation/late.tsx';
import { sumText } from '#foundation/rewards/reward-words.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useOwner } from '../owner.ts';
import { BonusCard } from './bonus-card.tsx';
import css from './bonus.module.css';
import { isOpen, useGiveUp, type Bonus, type useBonuses } from './use-bonuses.ts';

const loadQuestion = async () => (await import('@parlour/ui/overlay/question')).Question;

/** Least time before the question closes, so that the second tap of two does not meet what is below it. */
const doubleTapMs = 400;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Props = {
  own: Pick<ReturnType<typeof useBonuses>, 'bonuses' | 'problem' | 'isLoading' | 'retry'>;
};

export function OwnBonuses({ own: { bonuses, problem, isLoading, retry } }: Props) {
  const t = useTranslate();
  if (bonuses === null && problem) {
    return (
      <FailedState
        title={t('bonus.failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        busy={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!bonuses || bonuses.length === 0) return null;
  return (
    <div className="pad">
      <BonusCards bonuses={bonuses} />
    </div>
  );
}

export function BonusCards({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const { busy, failed, giveUp } = useGiveUp();
  const [asked, setAsked] = useState<Bonus | null>(null);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLElement>(null);

  async function end({ id }: Bonus): Promise<void> {
    const [isDone] = await Promise.all([giveUp(id), later(doubleTapMs)]);
    setAsking(false);
    // The button is gone, so the focus moves to its card.
    if (isDone) place.current?.querySelector<HTMLElement>(`[data-bonus="${id}"]`)?.focus();
  }
  const lost = ({ state, amount, left, wagered, currency }: Bonus): string => {
    const sum = (text: string) => sumText({ amount: text, currency }, { language, own });
    return state === 'waiting'
      ? t('bonus.ask_waiting', { amount: sum(amount) })
      : t('bonus.ask_active', { left: sum(left), wagered: sum(wagered) });
  };
  const question = {
    open: isAsking,
    title: t('bonus.ask'),
    children: asked && lost(asked),
    glyph: WarningCircleIcon,
    keepLabel: t('bonus.keep'),
    removeLabel: t('bonus.give_up'),
    busy: asked !== null && busy.includes(asked.id),
    onAnswer: (isWanted: boolean) => {
      if (isWanted && asked) void end(asked);
      else setAsking(false);
    },
  };
  return (
    <section className={css.cards} aria-label={t('bonus.own')} ref={place}>
      {bonuses.map((bonus) => (
        <BonusCard
          key={bonus.id}
          bonus={bonus}
          busy={busy.includes(bonus.id)}
          failed={failed?.id === bonus.id ? failed.say : null}
          onGiveUp={() => {
            setAsked(bonus);
            setAsking(true);
          }}
        />
      ))}
      {/* Loaded early, so that the question also opens offline. */}
      <Late load={loadQuestion} isNeeded={bonuses.some(isOpen)} props={question} />
    </section>
  );
}
