// Stores launches and their plays. Amounts are bigint in 1/100000; pg returns int8 as text, which is parsed here.
import type { Pool } from 'pg';

export type Launch = {
  codeHash: Buffer;
  operatorId: number;
  gameCode: string;
  player: string | null;
  token: string | null;
  currency: string;
  lobbyUrl: string;
  demoBalance: bigint | null;
  madeAt: Date;
};

type PlayFields = { codeHash: Buffer; operatorId: number; gameCode: string; lobbyUrl: string };
/** A play with play money that we store ourselves. */
export type DemoPlay = PlayFields & { isDemo: true; balance: bigint };
/** A play with the operator's wallet. */
export type RealPlay = PlayFields & {
  isDemo: false;
  player: string;
  token: string;
  currency: string;
};
export type Play = DemoPlay | RealPlay;

type PlayRow = PlayFields & {
  player: string | null;
  token: string | null;
  currency: string;
  demoBalance: string | null;
};
const playColumns = `code_hash as "codeHash", operator_id as "operatorId", game_code as "gameCode",
  lobby_url as "lobbyUrl", player, token, currency, demo_balance as "demoBalance"`;

function toPlay({ demoBalance, player, token, currency, ...inPlay }: PlayRow): Play {
  return demoBalance === null
    ? { ...inPlay, isDemo: false, player: player ?? '', token: token ?? '', currency }
    : { ...inPlay, isDemo: true, balance: BigInt(demoBalance) };
}

export async function insertLaunch(db: Pool, launch: Launch): Promise<void> {
  await db.query(
    `insert into hub_play (code_hash, operator_id, game_code, player, token, currency, lobby_url,
                           demo_balance, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      launch.codeHash,
      launch.operatorId,
      launch.gameCode,
      launch.player,
      launch.token,
      launch.currency,
      launch.lobbyUrl,
      launch.demoBalance,
      launch.madeAt,
    ],
  );
}

/** Opens a launch once: of two simultaneous calls one gets null. */
export async function openLaunch(
  db: Pool,
  opening: { codeHash: Buffer; keyHash: Buffer; now: Date; since: Date },
) {
  const { rows } = await db.query<PlayRow>(
    `update hub_play set opened_at = $3, key_hash = $2
      where code_hash = $1 and opened_at is null and made_at > $4 returning ${playColumns}`,
    [opening.codeHash, opening.keyHash, opening.now, opening.since],
  );
  return rows[0] ? toPlay(rows[0]) : null;
}

/** Finds the lobby of a launch that has expired or was opened. */
export async function findLobby(db: Pool, codeHash: Buffer): Promise<string | null> {
  const { rows } = await db.query<{ lobbyUrl: string }>(
    'select lobby_url as "lobbyUrl" from hub_play where code_hash = $1',
    [codeHash],
  );
  return rows[0]?.lobbyUrl ?? null;
}

export async function findPlay(db: Pool, keyHash: Buffer): Promise<Play | null> {
  const { rows } = await db.query<PlayRow>(
    `select ${playColumns} from hub_play where key_hash = $1`,
    [keyHash],
  );
  return rows[0] ? toPlay(rows[0]) : null;
}

/** Changes the balance and returns the new one; changes nothing and returns null if it would fall below zero. */
export async function moveDemoMoney(
  db: Pool,
  codeHash: Buffer,
  by: bigint,
): Promise<bigint | null> {
  const { rows } = await db.query<{ balance: string }>(
    `update hub_play set demo_balance = demo_balance + $2
      where code_hash = $1 and demo_balance + $2 >= 0 returning demo_balance as balance`,
    [codeHash, by],
  );
  return rows[0] ? BigInt(rows[0].balance) : null;
}
