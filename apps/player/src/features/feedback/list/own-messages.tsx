import type { RefObject } from 'react';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { LightbulbIcon } from '@parlour/ui/icons/feedback';
import type { Phrase } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../feedback.module.css';
import { MessageCard } from './message-card.tsx';
import type { OwnMessage } from './use-messages.ts';

type Props = {
  value: readonly OwnMessage[] | null;
  problem: Phrase | null;
  isLoading: boolean;
  retry: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function OwnMessages({ value, problem, isLoading, retry, heading }: Props) {
  const t = useTranslate();
  return (
    <section className={css.own} aria-busy={value === null && problem === null}>
      <h2 className="text-heading" ref={heading} tabIndex={-1}>
        {t('feedback.own')}
      </h2>
      {value === null && problem === null && <SkeletonList rows={2} />}
      {value === null && problem !== null && (
        <FailedState
          title={t('feedback.failed')}
          text={problem(t)}
          retryLabel={t('site.retry')}
          busy={isLoading}
          onRetry={retry}
        />
      )}
      {value?.length === 0 && (
        <EmptyState icon={LightbulbIcon} title={t('feedback.none')} heading="h2">
          {t('feedback.none_text')}
        </EmptyState>
      )}
      {value !== null && value.length > 0 && (
        <ul className={css.list}>
          {value.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
