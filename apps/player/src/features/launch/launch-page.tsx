// The page between the lobby and a game (LAUNCH-01, ROUTE-07).
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { useTranslate } from '#foundation/use-foundation.ts';
import { LaunchPanel } from './launch-panel.tsx';
import { goToGames, useLaunch, useLaunchAddress, useNothingNamed } from './use-launch.ts';
import type { LaunchAddress } from './use-launch.ts';

export function LaunchPage() {
  const address = useLaunchAddress();
  const t = useTranslate();
  return (
    <>
      <AppBar
        back={
          <IconButton label={t('site.back')} onPress={address?.goBack ?? goToGames}>
            <CaretLeftIcon size={24} flip />
          </IconButton>
        }
      />
      {address === null && <Nothing />}
      {address && <Launching address={address} />}
    </>
  );
}

function Nothing() {
  useNothingNamed();
  return <main className="full" aria-busy="true" />;
}

function Launching({ address }: { address: LaunchAddress }) {
  const { phase, retry, cover } = useLaunch(address);
  return (
    <LaunchPanel
      phase={phase}
      cover={cover}
      game={address.game?.name ?? null}
      vendor={address.game?.vendor ?? null}
      category={address.link.category}
      onBack={address.goBack}
      onRetry={retry}
    />
  );
}
