// A game for play money, in a frame that fills the screen (LAUNCH-04).
import type { ReactNode } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { useTranslate } from '#foundation/use-foundation.ts';
import { LaunchPanel } from '../launch-panel.tsx';
import { turnTo } from '../turn-to.ts';
import { goToGames, useNothingNamed } from '../use-launch.ts';
import { TrialFrame } from './trial-frame.tsx';
import { useTrial, useTrialAddress, type TrialAddress } from './use-trial.ts';

type Props = { tools?: ReactNode };

/** The page. `tools` are at the end of the bar until the game has opened and fills the screen. */
export function TrialPage({ tools }: Props) {
  const address = useTrialAddress();
  if (address) return <Trial address={address} tools={tools} />;
  return (
    <>
      <Bar onBack={goToGames} tools={tools} />
      {address === null && <Nothing />}
    </>
  );
}

function Bar({ onBack, tools }: Props & { onBack: () => void }) {
  const t = useTranslate();
  return (
    <AppBar
      back={
        <IconButton label={t('site.back')} onPress={onBack}>
          <CaretLeftIcon size={24} flip />
        </IconButton>
      }
    >
      {tools}
    </AppBar>
  );
}

function Nothing() {
  useNothingNamed();
  return <main className="full" aria-busy="true" />;
}

function Trial({ address, tools }: Props & { address: TrialAddress }) {
  const { phase, gameUrl, name, arrived, retry, cover } = useTrial(address);
  const { link, game, goBack } = address;
  const isPlaying = phase.name === 'playing';
  // The login and the launch show the same name as the trial.
  const playForReal = () =>
    turnTo('launchGame', name === null ? null : { ...cover, name, vendor: null });
  return (
    <>
      {!isPlaying && <Bar onBack={goBack} tools={tools} />}
      {gameUrl !== '' && (
        <TrialFrame
          gameUrl={gameUrl}
          name={name}
          game={{ vendor: link.call.vassalage, gameId: link.call.gameId }}
          isPlaying={isPlaying}
          onLoad={arrived}
          onLeave={goBack}
          onReal={playForReal}
        />
      )}
      {!isPlaying && (
        <LaunchPanel
          phase={phase}
          isTrial
          cover={cover}
          game={name}
          vendor={game?.vendor ?? null}
          category={link.category}
          onBack={goBack}
          onRetry={retry}
        />
      )}
    </>
  );
}
