// Listens to the game in the frame. Unknown messages are counted, and the count is reported at the end (H4).
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { makeTrack } from '#foundation/tracking/report-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onPageGone } from '#platform/page.ts';
import { onWindowMessage } from '#platform/window-messages.ts';
import { readGameMessage } from './game-message.ts';

type GameMessageOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
  /** The game, for the report of the count. */
  game: { vendor: string; gameId: string };
  onLeave: () => void;
  /** Called each time the game says that it has tools. */
  onTools: () => void;
};

export function useGameMessages(options: GameMessageOptions): void {
  const { frame, origin, game, onLeave } = options;
  const track = useFoundation().keep(makeTrack);
  const { vendor, gameId } = game;
  // The listener stays, because its end reports the count.
  const learnTools = useEffectEvent(options.onTools);
  useEffect(() => {
    let ignored = 0;
    const tell = () => {
      if (ignored > 0) {
        track({ eventName: 'ignoredMessages', vendor, gameId, count: Math.min(ignored, 1e9) });
      }
      ignored = 0;
    };
    const stopListening = onWindowMessage((message) => {
      const said = readGameMessage(message, { window: frame.current?.contentWindow, origin });
      if (said === 'leave') onLeave();
      else if (said === 'tools') learnTools();
      else ignored += 1;
    });
    const stopWatching = onPageGone(tell);
    return () => {
      stopListening();
      stopWatching();
      tell();
    };
  }, [frame, origin, vendor, gameId, onLeave, track]);
}
