// The buttons below a failed launch.
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { HelpWay } from '@parlour/ui/state/help-way';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

type BackProps = { onBack: () => void };

function Leave({ onBack }: BackProps) {
  const t = useTranslate();
  const help = useHelp();
  return (
    <>
      <Button wide onClick={onBack}>
        {t('launch.back_to_games')}
      </Button>
      <HelpWay wide help={help} />
    </>
  );
}

export function Retry({ onRetry, onBack }: BackProps & { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <>
      <Button tone="primary" wide icon={<ArrowClockwiseIcon size={20} />} onClick={onRetry}>
        {t('site.retry')}
      </Button>
      <Leave onBack={onBack} />
    </>
  );
}

export function GamesLikeThis({ category, onBack }: BackProps & { category: string }) {
  const t = useTranslate();
  const search = category ? `?${new URLSearchParams({ category })}` : '';
  return (
    <>
      <ButtonLink wide tone="primary" href={href('game', search)}>
        {t('launch.others')}
      </ButtonLink>
      <Leave onBack={onBack} />
    </>
  );
}

/** The buttons that offer the game for play money. A cashier would come first, but there is none yet. */
export function TryForFree({ onTry, onBack }: BackProps & { onTry: () => void }) {
  const t = useTranslate();
  return (
    <>
      <Button tone="primary" wide onClick={onTry}>
        {t('launch.trial_free')}
      </Button>
      <Leave onBack={onBack} />
    </>
  );
}
