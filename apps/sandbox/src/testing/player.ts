// A player at the hub's game page, without a browser: opens a launch and presses buttons.
import { launchOf as launchOfGame } from '@parlour/supplier/testing/launch-of';
import type { TestSandbox } from './test-sandbox.ts';

/** A launch of the game that works normally. */
export const launchOf = (changed: object = {}) => launchOfGame('sbx_game', changed);

export type PlayState = {
  balance: string | null;
  round: string;
  canSettle: boolean;
  reports: { what: string; verdict: string; isExpected: boolean }[];
};
export type Player = { key: string; press: (act: string, amounts?: object) => Promise<PlayState> };

/** Creates a launch. Returns its unopened path. */
export async function launch(sandbox: TestSandbox, changed: object = {}): Promise<string> {
  const answer = await sandbox.operate('url', launchOf(changed));
  return new URL(String(answer.json()['url'])).pathname;
}

export async function openGame(sandbox: TestSandbox, changed: object = {}): Promise<Player> {
  const page = await sandbox.ask('GET', await launch(sandbox, changed));
  const [, key = ''] = /data-key="([\w-]+)"/.exec(page.body) ?? [];
  return {
    key,
    press: async (act, amounts = {}) => {
      const answer = await pressButton(sandbox, act, { key, ...amounts });
      if (answer.status !== 200) throw new Error(answer.body);
      return answer.json() as PlayState;
    },
  };
}

export const pressButton = (sandbox: TestSandbox, act: string, sent: object) =>
  sandbox.ask('POST', `/hub/play/acts/${act}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stake: '10.00', win: '20.00', ...sent }),
  });
