// The button that shows the terms of a bonus before it is played with (BONUS-10).
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Late } from '#foundation/late.tsx';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useOwner } from '../owner.ts';
import type { Terms } from './bonus-terms.tsx';
import css from './bonus.module.css';

const loadSheet = async () => (await import('./terms-sheet.tsx')).TermsSheet;

export function TermsButton({ terms }: { terms: Terms }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const [isOpen, setOpen] = useState(false);
  const name = t('bonus.name', { amount: rewardText(terms, { language, own }) });
  const close = () => setOpen(false);
  return (
    <span className={css.termsButton}>
      <Button
        size="mini"
        tone="text"
        aria-label={t('bonus.terms_of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('bonus.terms')}
      </Button>
      <Late load={loadSheet} isNeeded={isOpen} props={{ isOpen, terms, close }} />
    </span>
  );
}

type BonusReward = { currency: string; bonus?: Omit<Terms, 'currency'> | undefined };

/** The button for a reward. Renders nothing if the reward is no bonus. */
export const RewardTerms = ({ reward: { bonus, currency } }: { reward: BonusReward }) =>
  bonus ? <TermsButton terms={{ ...bonus, currency }} /> : null;
