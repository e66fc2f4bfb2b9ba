import { Button } from '@parlour/ui/button/button';
import { GridNineIcon } from '@parlour/ui/icons/categories';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { useTranslate } from '#foundation/use-foundation.ts';

/** The state of a merchant that has no game at all. */
export function NoGamesYet({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={GridNineIcon}
      title={t('lobby.no_games_yet')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('site.retry')}
        </Button>
      }
    >
      {t('lobby.no_games_yet_hint')}
    </EmptyState>
  );
}
