// The hub's operator API: the trigger games, their launches, and the played rounds.
import {
  GameRequest,
  demoCurrency,
  readGameRequest,
} from '@parlour/supplier/operator/game-request';
import { listGame } from '@parlour/supplier/operator/listed-game';
import { refuse } from '@parlour/supplier/operator/refusal';
import type { NewLaunch, OperatorApi } from '@parlour/supplier/operator/routes';
import type { Operator, SupplierKeys } from '@parlour/supplier/process/key-folder';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Wait } from '../../faults/misbehave.ts';
import { insertLaunch } from '../play/store.ts';
import { findRoundOf } from '../rounds/store.ts';
import { grantHubPlays } from './free-plays.ts';
import { findGame, hubGames, vendor, type HubGame } from '../triggers.ts';

type Deps = {
  pool: Pool;
  keys: SupplierKeys;
  operators: readonly Operator[];
  clock: () => Date;
  wait: Wait;
};

/** The opening balance of play money: 1,000.00. */
const demoMoney = 100_000_000n;

export const hubApi = ({ pool, keys, operators, clock, wait }: Deps): OperatorApi<GameRequest> => ({
  pool,
  clock,
  guard: { operators, key: keys.operators },
  baseOf,
  listGames: async () => hubGames.map(listHubGame),
  readGame: (input) => {
    const asked = readGameRequest(GameRequest, input);
    if (!findGame(asked.game_code)) throw refuse(404, 'game was not found');
    return asked;
  },
  grantFreePlays: (asked, operatorId) => grantHubPlays(asked, operatorId, { pool, clock, wait }),
  insertLaunch: (launch) => insertHubLaunch(pool, launch),
  answerGame: (reply, { game_code: gameCode }, makeUrl) =>
    findGame(gameCode)?.answer(reply, { url: makeUrl, wait }),
  findRound: async ({ user, transaction_uuid: transaction, round }, operatorId) => {
    const found = await findRoundOf(pool, transaction, operatorId);
    return found && found.id === round && found.player === user ? found.id : null;
  },
});

/** The base of links: the address that the operator called. It is safe, because app.ts answers only under our own hosts. */
const baseOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}/hub`;

const listHubGame = ({ gameCode, name }: HubGame) =>
  listGame({
    game_code: gameCode,
    name,
    product: vendor,
    category: 'TEST',
    release_date: '2026-11-21',
    rtp: '95.00',
  });

async function insertHubLaunch(
  pool: Pool,
  { launchHash, operatorId, asked, madeAt }: NewLaunch<GameRequest>,
): Promise<void> {
  const isDemo = asked.currency === demoCurrency;
  await insertLaunch(pool, {
    codeHash: launchHash,
    operatorId,
    gameCode: asked.game_code,
    player: isDemo ? null : (asked.user ?? null),
    token: isDemo ? null : (asked.token ?? null),
    currency: asked.currency,
    lobbyUrl: asked.lobby_url,
    demoBalance: isDemo ? demoMoney : null,
    madeAt,
  });
}
