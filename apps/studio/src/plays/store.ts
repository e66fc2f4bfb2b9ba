// SQL of launches and plays. Amounts of a launch are bigint in 1/100000; those of a play stay as text, as pg returns int8.
import { randomUUID } from 'node:crypto';
import type { Language } from '@parlour/contract/languages';
import type { Pace } from '@parlour/contract/launch/paces';
import type { ThemeInputs } from '@parlour/theme/theme';
import type { Pool, PoolClient } from 'pg';

export type SetPace = Exclude<Pace, 'none'>;

export type Launch = {
  launchHash: Buffer;
  operatorId: number;
  gameCode: string;
  language: Language;
  /** The currency of stakes. For play money, the currency that the operator wants to show, or XXX. */
  currency: string;
  /** The number of decimal places that the site shows; null for that of ISO 4217. */
  currencyDigits: number | null;
  lobbyUrl: string;
  site: string | null;
  /** The site's name of the title. */
  title: string | null;
  theme: ThemeInputs | null;
  /** The sum above which the player must confirm a purchase. */
  confirmAbove: bigint | null;
  /** The most that one round may pay. */
  maxPrize: bigint | null;
  /** The pace of play set by the operator's rules; null if they set none. */
  pace: SetPace | null;
  /** The site's time zone, as returned by `readZone`. */
  timeZone: string | null;
  madeAt: Date;
} & ({ player: string; token: string } | { demoBalance: bigint });

/** One person's play of one title, from its launch to its end. The wallet's token is read only by the money code. */
export type Play = {
  id: string;
  /** The same id in all plays of a member at an operator; in demo play, an id of this play alone. */
  playerId: string;
  operatorId: number;
  gameCode: string;
  language: Language;
  currency: string;
  currencyDigits: number | null;
  lobbyUrl: string;
  site: string | null;
  title: string | null;
  theme: ThemeInputs | null;
  /** Amount in 1/100000, as digits. */
  confirmAbove: string | null;
  maxPrize: string | null;
  pace: SetPace | null;
  timeZone: string | null;
  isDemo: boolean;
  openedAt: Date;
  /** The time at which the wallet no longer accepted the token; null while the play lasts. */
  endedAt: Date | null;
  /** The time at which the wallet is next asked whether it still accepts the token; null in demo play. */
  askAt: Date | null;
};

/** The part of a play that decides who may frame its pages. */
export type FramedPlay = Pick<Play, 'operatorId' | 'isDemo' | 'lobbyUrl'>;

const columns = `id, player_id as "playerId", operator_id as "operatorId", game_code as "gameCode", language,
  currency, currency_digits as "currencyDigits", lobby_url as "lobbyUrl", site, title, theme, confirm_above as "confirmAbove", max_prize as "maxPrize",
  pace, time_zone as "timeZone", token is null as "isDemo", opened_at as "openedAt",
  ended_at as "endedAt", ask_at as "askAt"`;

export type LaunchOpening = {
  launchHash: Buffer;
  addressHash: Buffer;
  keyHash: Buffer;
  now: Date;
  since: Date;
};

export async function insertLaunch(db: Pool, launch: Launch): Promise<void> {
  const name = 'player' in launch ? launch.player : null;
  await db.query(
    `with player as (
       insert into player (id, operator_id, name) values ($2, $3, $4)
       on conflict (operator_id, name) do update set name = excluded.name returning id
     ), named as (
       insert into time_zone (name, named_at) select $18::text, $14 where $18::text is not null
       on conflict do nothing
     )
     insert into play (id, player_id, operator_id, game_code, language, currency, token, demo_balance,
                       lobby_url, site, theme, launch_hash, made_at, title, confirm_above, max_prize, time_zone,
                       currency_digits, pace)
     select $1, id, $3, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20 from player`,
    [
      randomUUID(),
      randomUUID(),
      launch.operatorId,
      name,
      launch.gameCode,
      launch.language,
      launch.currency,
      'token' in launch ? launch.token : null,
      'demoBalance' in launch ? launch.demoBalance : null,
      launch.lobbyUrl,
      launch.site,
      launch.theme,
      launch.launchHash,
      launch.madeAt,
      launch.title,
      launch.confirmAbove,
      launch.maxPrize,
      launch.timeZone,
      launch.currencyDigits,
      launch.pace,
    ],
  );
}

/** Stores a time zone in which an operator's home page shows draws. */
export async function noteZone(db: Pool, zone: string, now: Date): Promise<void> {
  await db.query('insert into time_zone (name, named_at) values ($1, $2) on conflict do nothing', [
    zone,
    now,
  ]);
}

/** Opens a launch once: one of two concurrent calls gets null. A demo play has no key. The token is first checked after a minute. */
export async function openLaunch(db: Pool, opening: LaunchOpening): Promise<Play | null> {
  const { rows } = await db.query<Play>(
    `update play set opened_at = $4, address_hash = $2,
            key_hash = case when token is null then null else $3::bytea end,
            ask_at = case when token is null then null else $4::timestamptz + interval '1 minute' end
      where launch_hash = $1 and opened_at is null and made_at > $5 returning ${columns}`,
    [opening.launchHash, opening.addressHash, opening.keyHash, opening.now, opening.since],
  );
  return rows[0] ?? null;
}

/** Finds a launch, whether or not it was opened, for the page that explains that it does not open any more. */
export async function findLaunch(db: Pool, launchHash: Buffer): Promise<Play | null> {
  const { rows } = await db.query<Play>(`select ${columns} from play where launch_hash = $1`, [
    launchHash,
  ]);
  return rows[0] ?? null;
}

/** Finds the play of an address. `keyHash` is the hash of the cookie; a demo play needs none. */
export async function findPlay(
  db: Pool,
  addressHash: Buffer,
  keyHash: Buffer | null,
): Promise<Play | null> {
  const { rows } = await db.query<Play>(
    `select ${columns} from play
      where address_hash = $1 and (key_hash is null or key_hash = $2)`,
    [addressHash, keyHash],
  );
  return rows[0] ?? null;
}

/** Finds the play of an address without checking its key; null if there is none. */
export async function findFramedPlay(db: Pool, addressHash: Buffer): Promise<FramedPlay | null> {
  const { rows } = await db.query<FramedPlay>(
    `select operator_id as "operatorId", token is null as "isDemo", lobby_url as "lobbyUrl"
       from play where address_hash = $1`,
    [addressHash],
  );
  return rows[0] ?? null;
}

/** True if it is time to ask the wallet about this play. Only one of several concurrent calls gets true, the next one not before `again`. */
export async function claimAsk(
  db: Pool,
  playId: string,
  { now, again }: { now: Date; again: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update play set ask_at = $3 where id = $1 and ask_at <= $2',
    [playId, now, again],
  );
  return rowCount === 1;
}

export type LockedPlayer = {
  /** The earliest time of the next start; null before the first paced round. */
  nextStartAt: Date | null;
};

/** Blocks other calls of the same player until the transaction ends. */
export async function lockPlayer(
  tx: PoolClient,
  { playerId }: Pick<Play, 'playerId'>,
): Promise<LockedPlayer> {
  const { rows } = await tx.query<LockedPlayer>(
    'select next_start_at as "nextStartAt" from player where id = $1 for no key update',
    [playerId],
  );
  return rows[0] ?? { nextStartAt: null };
}

/** Sets the earliest time at which the player may begin another round. The player has to be locked. */
export async function updateNextStart(
  tx: PoolClient,
  { playerId }: Pick<Play, 'playerId'>,
  nextStartAt: Date,
): Promise<void> {
  await tx.query('update player set next_start_at = $2 where id = $1', [playerId, nextStartAt]);
}

/** Returns the time of the player's next start; null before the first paced round. */
export async function findNextStart(
  db: Pool | PoolClient,
  { playerId }: Pick<Play, 'playerId'>,
): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    'select next_start_at as at from player where id = $1',
    [playerId],
  );
  return rows[0]?.at ?? null;
}
