// What the studio puts into a game's page: `<script type="application/json" id="boot">`. Only types and the reading.
import type { Messages } from '@parlour/phrases/say';

export type Boot<State> = {
  /** The page's own address with a closing slash; its calls stand below. */
  play: string;
  /** For `Intl`: how the readers of the texts write numbers and times (the contract's `localeOf`). */
  locale: string;
  /** Compiled, of this game and language only. */
  texts: Messages;
  /** As the wallet names it; XXX where play money has no name. */
  currency: string;
  /** How many the site shows behind the point; null for those of ISO 4217. */
  currencyDigits: number | null;
  /** In 1/100000, as decimal digits; null where the wallet did not answer in time. */
  balance: string | null;
  isDemo: boolean;
  /** A purchase above this sum is asked about, in 1/100000; null where none is. */
  confirmAbove: string | null;
  /** Null where the operator gave no way back. */
  lobbyUrl: string | null;
  /** Origins of the sites that may show the page in a frame. */
  framedBy: readonly string[];
  title: {
    /** What the protocol names it by. */
    code: string;
    name: string;
    /** A picture's address on the studio's own origin, and the hue of its ground; null for the engine's own look. */
    cover: string | null;
    hue: number | null;
  };
  /** What `GET lottery` or `GET instant` answers. */
  game: State;
};

export function readBoot<State>(): Boot<State> {
  const text = document.querySelector('#boot')?.textContent ?? 'null';
  return JSON.parse(text) as Boot<State>;
}
