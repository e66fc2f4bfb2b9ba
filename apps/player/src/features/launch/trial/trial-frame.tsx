// The game in its frame, and the header over it. The frame must stay the same element, because a new one would be a new launch.
import { useRef, useState } from 'react';
import { toolsFrame, type SiteRequest } from '@parlour/contract/launch/trial-tools';
import { Button } from '@parlour/ui/button/button';
import { FrameBar } from '@parlour/ui/page/frame-bar';
import { useTranslate } from '#foundation/use-foundation.ts';
import { TrialMenu } from './trial-menu.tsx';
import css from './trial.module.css';
import { useGameMessages } from './use-game-messages.ts';
import { useGameTools } from './use-game-tools.ts';
import { tabStorage } from '#platform/storage.ts';

/** Permissions of the frame: scripts, the game's own origin, forms, windows for its rules, and leaving after a press of the player. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation';

const foldedKey = 'parlour:trial-header';
const hidden = 'hidden';

/** The choice whether the header is hidden, stored until the tab is closed. */
function useFoldedHeader(): [isFolded: boolean, turn: () => void] {
  const [isFolded, setFolded] = useState(() => tabStorage.read(foldedKey) === hidden);
  const turn = () => {
    if (isFolded) tabStorage.remove(foldedKey);
    else tabStorage.write(foldedKey, hidden);
    setFolded(!isFolded);
  };
  return [isFolded, turn];
}

type Props = {
  gameUrl: string;
  /** The game's name; null if neither the previous page nor the server knows it. */
  name: string | null;
  game: { vendor: string; gameId: string };
  /** False while the game loads unseen. */
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
  const [isMenuOpen, setMenuOpen] = useState(false);
  const passesFocus = useRef(false);
  const tools = useGameTools({ frame, gameUrl, isFolded });
  const { origin } = new URL(gameUrl);
  useGameMessages({ frame, origin, game, onLeave, onTools: tools.learn });
  const fold = () => {
    turn();
    tools.tellHeader(!isFolded);
  };
  const ask = (request: SiteRequest) => {
    passesFocus.current = true;
    tools.ask(request);
  };
  // The focus comes back from the closed sheet, and goes on to the sheet that the game has opened.
  const passFocus = () => {
    if (passesFocus.current) frame.current?.focus();
    passesFocus.current = false;
  };
  const title = name ?? t('launch.your_game');
  return (
    // Labelled, because the game contains another main element.
    <main className={isPlaying ? 'full-frame' : `full-frame ${css.unseen}`} aria-label={title}>
      <FrameBar
        title={title}
        note={t('launch.trial')}
        back={{ label: t('launch.trial_leave'), onPress: onLeave }}
        isFolded={isFolded}
        menu={{
          label: t('launch.trial_menu'),
          onPress: () => setMenuOpen(true),
          onFocus: passFocus,
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
          name={toolsFrame}
          src={gameUrl}
          title={t('launch.trial_frame', { game: title })}
          sandbox={allowed}
          allow=""
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      </div>
      <TrialMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={title}
        hasTools={tools.hasTools}
        isFolded={isFolded}
        onAsk={ask}
        onFold={fold}
      />
    </main>
  );
}
