// A studio, a wallet that follows the protocol, and players.
import { ask, type Reply } from '@parlour/supplier/testing/ask';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { openStudioDatabase } from '../database.ts';
import type { EngineDeps, OpenEngine } from '../engine.ts';
import { openInstant } from '../instant/index.ts';
import { launchOf, openGame, type Player } from './player.ts';
import type { TestStudio } from './studio-on.ts';
import { startTestStudio } from './test-studio.ts';

export type Table = {
  studio: TestStudio;
  wallet: TestWallet;
  /** Launches the game and opens it. */
  open: (changed?: object) => Promise<Player>;
  query: <T>(sql: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
};
type Options = {
  /** The only engine of this studio; that of games of one player by default. */
  engine?: OpenEngine;
  /** Several engines instead of `engine`. */
  engines?: readonly OpenEngine[];
  patienceMs?: number;
  bodyPatienceMs?: number;
  /** Replaces the engine's dependencies, so that a test can simulate its death. */
  through?: (deps: EngineDeps) => EngineDeps;
};

export async function setTable(options: Options = {}) {
  const { patienceMs, bodyPatienceMs, through = (deps) => deps } = options;
  const { engines = [options.engine ?? openInstant] } = options;
  const studio = await startTestStudio({
    engines: engines.map((open) => (deps) => open(through(deps))),
    ...(patienceMs !== undefined && { walletPatienceMs: patienceMs }),
    ...(bodyPatienceMs !== undefined && { bodyPatienceMs }),
  });
  const wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
  const pool = await openStudioDatabase(studio.databaseUrl);
  const table: Table = {
    studio,
    wallet,
    open: (changed) => openGame(studio, launchOf(changed)),
    query: async <T>(sql: string, values: unknown[] = []) =>
      (await pool.query(sql, values)).rows as T[],
    close: async () => {
      await pool.end();
      await studio.close();
      await wallet.close();
    },
  };
  return table;
}

/** Returns a function that sends this player's calls to another process. */
export function postAt(table: Table, port: number, player: Player) {
  const host = new URL(table.studio.origin).host;
  return (call: string, body: object): Promise<Reply> =>
    ask(port, 'POST', `${player.path}/${call}`, {
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(player.cookie !== null && { cookie: player.cookie }),
      },
      body: JSON.stringify(body),
    });
}
