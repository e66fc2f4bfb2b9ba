// The interface of every game engine. A title is an engine with its own name, colours and cover.
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
  /** The system's generator, or a test's own. */
  randomBytes: (size: number) => Buffer;
  /** Seconds between draws of the lotteries that are normally drawn each minute. */
  lotteryPeriod: number;
};

/**
 * Facts of a title in the list of games. Amounts are decimal texts in the currency that the operator named. They are
 * missing if it named none, or one in which nothing is sold.
 */
export type GameFacts = {
  /** The long-run return in per cent of all stakes: '96.2'. */
  rtp: string;
  /** Volatility from 1 to 5, of the way of playing with the lowest one. `volatilityAtMost` is the highest, if it differs. */
  volatility: number;
  volatilityAtMost?: number;
  tags: string[];
  /** Milliseconds since 1970; missing for games without draws. */
  nextDrawAt?: number;
  /** Texts on the balls of the last draw, in drawn order. */
  lastResult?: string[];
  /** The top prize. */
  prize?: string;
  minStake?: string;
  maxStake?: string;
};

/** Returns the volatility in the form of the list of games. */
export const tellVolatility = ({
  least,
  most,
}: VolatilityRange): Pick<GameFacts, 'volatility' | 'volatilityAtMost'> => ({
  volatility: least,
  ...(most !== least && { volatilityAtMost: most }),
});

/** Stakes in 1/100000 of the currency; undefined if the operator named none, or one in which nothing is sold. */
type StakeRange = { least: bigint | undefined; most: bigint | undefined };
export const tellStakes = (
  { least, most }: StakeRange,
  currency: string | null,
): Pick<GameFacts, 'minStake' | 'maxStake'> =>
  currency === null || least === undefined || most === undefined
    ? {}
    : { minStake: decimalText(least, currency), maxStake: decimalText(most, currency) };

/** `zone` is the time zone of the operator's site, in which daily draws take place. */
export type FactsQuery = { currency: string | null; zone: string };

export type Engine = {
  /** The kinds of game that the engine serves. Each has its own client, texts and titles. */
  opens: readonly GameEngine[];
  facts: (title: Title, asked: FactsQuery) => Promise<GameFacts>;
  /**
   * Adds the page's calls, below `/play/:address/` (for example `app.get('/lottery', …)`). `request.play` is an open play of a
   * title of this engine, and a POST is JSON from our own page. A refusal is `throw refuseCall('closed')`.
   */
  playRoutes: (app: FastifyInstance) => void;
  /** Adds public pages without a play, and repeated work, which begins in `onReady` and ends in `preClose`. */
  publicRoutes: (app: FastifyInstance) => void;
  /** Returns the page's initial data, which becomes `game` of its boot JSON. */
  boot: (play: Play, title: Title) => Promise<object>;
  /** Removes the engine's data of plays that are over: trials, and plays without a stake. */
  removePlays: (tx: PoolClient, playIds: readonly string[]) => Promise<void>;
};

export type OpenEngine = (deps: EngineDeps) => Engine;
