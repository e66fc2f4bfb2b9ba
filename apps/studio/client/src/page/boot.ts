// Data that the studio puts into a game's page, `<script type="application/json" id="boot">`, and what the frame says. Only types and the reader.
import { toolsFrame } from '@parlour/contract/launch/trial-tools';
import type { Messages } from '@parlour/phrases/say';

export type Boot<State> = {
  /** The page's address with a trailing slash; its calls are below it. */
  play: string;
  /** Locale for `Intl`, which formats numbers and times (the contract's `localeOf`). */
  locale: string;
  /** Compiled texts of this game in this language. */
  texts: Messages;
  /** The wallet's currency code; XXX for play money without a name. */
  currency: string;
  /** Number of decimals that the site shows; null for that of ISO 4217. */
  currencyDigits: number | null;
  /** Balance in 1/100000, as decimal digits; null if the wallet did not answer in time. */
  balance: string | null;
  isDemo: boolean;
  /** True in a demo whose site has the game's tools in its own header. The name of the frame says so, not the studio. */
  hasSiteTools: boolean;
  /** Sum above which a purchase needs a confirmation, in 1/100000; null if none does. */
  confirmAbove: string | null;
  /** Address of the lobby; null if the operator gave none. */
  lobbyUrl: string | null;
  /** Origins of the sites that may show the page in a frame. */
  framedBy: readonly string[];
  title: {
    /** The title's code in the protocol. */
    code: string;
    name: string;
    /** Address of a picture on the studio's origin; null for the engine's own look. `hue` is the hue of its background. */
    cover: string | null;
    hue: number | null;
  };
  /** The answer of `GET lottery` or `GET instant`. */
  game: State;
};

export function readBoot<State>(): Boot<State> {
  const text = document.querySelector('#boot')?.textContent ?? 'null';
  const boot = JSON.parse(text) as Omit<Boot<State>, 'hasSiteTools'>;
  const isToolsFrame = window.parent !== window && window.name === toolsFrame;
  return { ...boot, hasSiteTools: boot.isDemo && isToolsFrame };
}
