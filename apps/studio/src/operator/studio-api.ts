// The studio's side of the operator API: titles, launches, free plays and rounds.
import { findLanguage, type Language } from '@parlour/contract/languages';
import { paces, type Pace } from '@parlour/contract/launch/paces';
import {
  GameRequest,
  Currency,
  demoCurrency,
  readGameRequest,
} from '@parlour/supplier/operator/game-request';
import { refuse } from '@parlour/supplier/operator/refusal';
import { readInput } from '@parlour/supplier/operator/signed-body';
import type { FreePlaysRequest } from '@parlour/supplier/operator/free-plays';
import type { NewLaunch, OperatorApi } from '@parlour/supplier/operator/routes';
import type { Operator, SupplierKeys } from '@parlour/supplier/process/key-folder';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Engine } from '../engine.ts';
import { describeTitle, hasFreePlays } from '../games/describe-title.ts';
import { findTitle, titles } from '../games/titles.ts';
import { insertFreePlays } from '../free-plays/store.ts';
import { stakesOf } from '../instant/stakes.ts';
import { insertLaunch, noteZone, type SetPace } from '../plays/store.ts';
import { defaultZone, readZone } from '../plays/time-zone.ts';
import { findStake } from './round-store.ts';
import { Theme } from './theme.ts';

/** Reads a decimal text as a whole number of 1/100000. */
const Sum = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,5})?$/)
  .transform((text) => {
    const [whole = '', part = ''] = text.split('.');
    return BigInt(whole + part.padEnd(5, '0'));
  });
const Zone = z
  .string()
  .max(64)
  .transform((name, context) => {
    const zone = readZone(name);
    if (zone === null) context.addIssue('no time zone');
    return zone ?? z.NEVER;
  });
const Meta = z.object({
  theme: Theme.nullish(),
  site: z.string().min(1).max(60).nullish(),
  currency: Currency.nullish(),
  currencyDigits: z.int().min(0).max(4).nullish(),
  title: z.string().min(1).max(200).nullish(),
  confirmAbove: Sum.nullish(),
  maxPrize: Sum.nullish(),
  pace: z.enum(paces).nullish(),
  timeZone: Zone.nullish(),
});
const TitleRequest = GameRequest.extend({ meta: Meta.nullish() });
type TitleRequest = z.infer<typeof TitleRequest>;

/** Our optional extension: the currency of amounts in the list, and the time zone of daily draws. */
const ListRequest = z.object({ currency: Currency.nullish(), zone: Zone.nullish() });

type Deps = {
  engines: readonly Engine[];
  pool: Pool;
  keys: SupplierKeys;
  operators: readonly Operator[];
  origin: string;
  clock: () => Date;
};

/** 10,000.00 */
const demoBalance = 1_000_000_000n;

export const studioApi = (deps: Deps): OperatorApi<TitleRequest> => ({
  pool: deps.pool,
  clock: deps.clock,
  guard: { operators: deps.operators, key: deps.keys.operators },
  baseOf: () => deps.origin,
  listGames: (input) => listTitles(deps, input),
  readGame: (input) => {
    const asked = readGameRequest(TitleRequest, input);
    if (!findTitle(asked.game_code)) throw refuse(404, 'game was not found');
    return asked;
  },
  grantFreePlays: (asked, operatorId) => grantFreePlays(deps, asked, operatorId),
  insertLaunch: (launch) => insertTitleLaunch(deps.pool, launch),
  findRound: ({ user: player, transaction_uuid: moveId, round }, operatorId) =>
    findStake(deps.pool, { operatorId, player, moveId, round }),
});

async function listTitles({ engines, pool, clock }: Deps, input: unknown): Promise<object[]> {
  const { currency = null, zone: named } = readInput(ListRequest, input);
  if (named) await noteZone(pool, named, clock());
  const zone = named ?? defaultZone;
  const told = titles.map(async (title) => {
    const engine = engines.find(({ opens }) => opens.includes(title.engine));
    return engine ? [describeTitle(title, await engine.facts(title, { currency, zone }))] : [];
  });
  return (await Promise.all(told)).flat();
}

/** Grants free plays, with a stake that players can make themselves, in a title with free plays. */
async function grantFreePlays(
  { pool, clock }: Deps,
  asked: FreePlaysRequest,
  operatorId: number,
): Promise<string> {
  const title = findTitle(asked.game_code);
  if (!title) throw refuse(404, 'game was not found');
  if (!hasFreePlays(title)) throw refuse(400, 'game_code: the game has no free plays');
  const { game_code: gameCode, currency } = asked;
  if (!stakesOf({ gameCode, currency }).includes(BigInt(asked.bet_value))) {
    throw refuse(400, 'bet_value: cannot be staked in this game');
  }
  const id = await insertFreePlays(pool, { operatorId, asked, now: clock() });
  if (id === null) throw refuse(409, 'request_uuid: was used for other free plays');
  return id;
}

function insertTitleLaunch(
  pool: Pool,
  { launchHash, operatorId, asked, madeAt }: NewLaunch<TitleRequest>,
): Promise<void> {
  return insertLaunch(pool, {
    launchHash,
    operatorId,
    gameCode: asked.game_code,
    language: languageOf(asked.lang),
    lobbyUrl: asked.lobby_url,
    site: asked.meta?.site ?? null,
    title: asked.meta?.title ?? null,
    theme: asked.meta?.theme ?? null,
    currencyDigits: asked.meta?.currencyDigits ?? null,
    confirmAbove: asked.meta?.confirmAbove ?? null,
    maxPrize: capOf(asked.meta?.maxPrize ?? null),
    pace: paceOf(asked.meta?.pace ?? null),
    timeZone: asked.meta?.timeZone ?? null,
    madeAt,
    ...moneyOf(asked),
  });
}

/** Replaces a cap of 0 by the smallest amount, which excludes every stake. */
const capOf = (maxPrize: bigint | null): bigint | null => (maxPrize === 0n ? 1n : maxPrize);

const paceOf = (named: Pace | null): SetPace | null => (named === 'none' ? null : named);

/** English replaces languages that we do not have. */
const languageOf = (tag: string): Language => findLanguage(tag) ?? 'EN';

const moneyOf = ({ currency: given, user, token, meta }: TitleRequest) =>
  given === demoCurrency
    ? { currency: meta?.currency ?? demoCurrency, demoBalance }
    : { currency: given, player: user ?? '', token: token ?? '' };
