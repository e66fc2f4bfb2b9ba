// The game in its frame, and the header over it. The frame stays the same element whatever happens around it: another one would be another launch.
import { useRef } from 'react';
import { Button } from '@parlour/ui/button/button';
import { FrameBar } from '@parlour/ui/page/frame-bar';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useFoldedHeader } from './folded-header.ts';
import css from './trial.module.css';
import { useGameMessages } from './use-game-messages.ts';

/** What games need: to run, to keep to their own origin, to send forms, to open their rules, and to lead back when the player presses that. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation';

type Props = {
  gameUrl: string;
  /** Null where neither the address nor the server names it. */
  name: string | null;
  game: { vendor: string; gameId: string };
  /** Before that it loads unseen. */
  isPlaying: boolean;
  onLoad: () => void;
  onLeave: () => void;
  onReal: () => void;
};

export function TrialFrame({ gameUrl, name, game, isPlaying, onLoad, ...ways }: Props) {
  const { onLeave, onReal } = ways;
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isFolded, turn] = useFoldedHeader();
  useGameMessages({ frame, origin: new URL(gameUrl).origin, game, onLeave });
  const title = name ?? t('launch.your_game');
  return (
    // Named, because the game has a main part of its own.
    <main className={isPlaying ? 'full-frame' : `full-frame ${css.unseen}`} aria-label={title}>
      <FrameBar
        title={title}
        note={t('launch.trial')}
        back={{ label: t('launch.trial_leave'), onPress: onLeave }}
        isFolded={isFolded}
        fold={{
          label: isFolded ? t('launch.trial_show') : t('launch.trial_hide'),
          onPress: turn,
        }}
      >
        <Button tone="primary" size="mini" onClick={onReal}>
          {t('launch.trial_real')}
        </Button>
      </FrameBar>
      <div>
        <iframe
          key={gameUrl}
          ref={frame}
          src={gameUrl}
          title={t('launch.trial_frame', { game: title })}
          sandbox={allowed}
          allow=""
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      </div>
    </main>
  );
}
