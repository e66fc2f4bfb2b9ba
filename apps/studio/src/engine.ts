// What every game engine provides. A title is an engine with a name, colours and a cover of its own.
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { decimalText } from '@parlour/contract/money';
import type { VolatilityRange } from '@parlour/games/fair/volatility';
import type { GameEngine } from '@parlour/contract/launch/game-engines';
import type { Title } from './games/title.ts';
import type { Money } from './money/money.ts';
import type { Play } from './plays/store.ts';

export type EngineDeps = {
  pool: Pool;
  money: Money;
  clock: () => Date;
  /** From the system's generator; a test may give its own. */
  randomBytes: (size: number) => Buffer;
  /** Seconds from one draw to the next, of the lotteries that are drawn each minute. */
  lotteryPeriod: number;
};

/**
 * What the list of games tells of each title of an engine. Amounts are decimal texts in the currency that the
 * operator named; where it named none, or one in which nothing is sold, they are missing.
 */
export type GameFacts = {
  /** Per cent of all stakes that come back in the long run: '96.2'. */
  rtp: string;
  /** How far a round strays from that, from 1 to 5: of the way of playing that strays least, and of that which strays most where they differ. */
  volatility: number;
  volatilityAtMost?: number;
  tags: string[];
  /** Milliseconds since 1970; missing where there are no draws. */
  nextDrawAt?: number;
  /** The balls of the last draw as they are written on them, in drawn order. */
  lastResult?: string[];
  /** The top prize. */
  prize?: string;
  minStake?: string;
  maxStake?: string;
};

/** As the list of games tells it. */
export const tellVolatility = ({
  least,
  most,
}: VolatilityRange): Pick<GameFacts, 'volatility' | 'volatilityAtMost'> => ({
  volatility: least,
  ...(most !== least && { volatilityAtMost: most }),
});

/** In 1/100000 of the currency; nothing where the operator named none, or one in which nothing is sold. */
type Sold = { least: bigint | undefined; most: bigint | undefined };
export const tellStakes = (
  { least, most }: Sold,
  currency: string | null,
): Pick<GameFacts, 'minStake' | 'maxStake'> =>
  currency === null || least === undefined || most === undefined
    ? {}
    : { minStake: decimalText(least, currency), maxStake: decimalText(most, currency) };

/** `zone`: where the operator's site is, whose clock daily draws keep to. */
export type AskedFacts = { currency: string | null; zone: string };

export type Engine = {
  /** The pages that it serves: each has a client, texts and titles of its own. */
  opens: readonly GameEngine[];
  facts: (title: Title, asked: AskedFacts) => Promise<GameFacts>;
  /**
   * The page's calls, below `/play/:address/` (say `app.get('/lottery', …)`): `request.play` is an open play of a title of
   * this engine, a POST came from our own page as JSON. A refusal is `throw refuseCall('closed')`.
   */
  playRoutes: (app: FastifyInstance) => void;
  /** Public pages without a play, and work that comes round: begin it in `onReady`, end it in `preClose`. */
  publicRoutes: (app: FastifyInstance) => void;
  /** What the page holds from the first moment, as `game` of its boot JSON. */
  boot: (play: Play, title: Title) => Promise<object>;
  /** Forgets plays that are over: trials, and plays in which nothing was staked. */
  removePlays: (tx: PoolClient, playIds: readonly string[]) => Promise<void>;
};

export type OpenEngine = (deps: EngineDeps) => Engine;
