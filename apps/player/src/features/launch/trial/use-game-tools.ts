// The tools of the game in the frame, which the page shows in its own header (GAME-08). A game without them never says that it has them.
import { useState, type RefObject } from 'react';
import type { SiteRequest } from '@parlour/contract/launch/trial-tools';
import { postToOrigin } from '#platform/window-messages.ts';

type GameToolsOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  gameUrl: string;
  isFolded: boolean;
};

export function useGameTools({ frame, gameUrl, isFolded }: GameToolsOptions) {
  /** Address of the game that has tools: a retry opens another. */
  const [equipped, setEquipped] = useState<string | null>(null);
  const { origin } = new URL(gameUrl);
  const hasTools = equipped === gameUrl;
  const ask = (request: SiteRequest): void =>
    postToOrigin(frame.current, { origin, message: { parlour: 'site', type: request } });
  const tellHeader = (isHidden: boolean): void => ask(isHidden ? 'header-hidden' : 'header-shown');
  return {
    hasTools,
    ask,
    /** Notes that the game has tools, and tells it whether the header is hidden. */
    learn: () => {
      setEquipped(gameUrl);
      tellHeader(isFolded);
    },
    tellHeader: (isHidden: boolean) => {
      if (hasTools) tellHeader(isHidden);
    },
  };
}
