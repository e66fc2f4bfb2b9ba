// A player at a page of the studio, without a browser: opens a launch, stores its cookie, and sends the page's calls.
import type { Reply } from '@parlour/supplier/testing/ask';
import { launchOf as launchOfGame } from '@parlour/supplier/testing/launch-of';
import type { TestStudio } from './studio-on.ts';

export const launchOf = (changed: object = {}) => launchOfGame('three-lanterns', changed);

/** A launch for play money, without a wallet. */
export const trialOf = (changed: object = {}) => {
  const { user: _user, token: _token, ...rest } = launchOf({ currency: 'XXX', ...changed });
  return rest;
};

export type Player = {
  /** `/play/<address>` */
  path: string;
  /** Null in demo play. */
  cookie: string | null;
  /** Loads the page. */
  page: () => Promise<Reply>;
  /** Sends a call below the page's address: `get('lottery')`. */
  get: (call: string) => Promise<Reply>;
  post: (call: string, body: object) => Promise<Reply>;
};

/** Requests a launch and returns its path. The launch is not opened. */
export async function launch(studio: TestStudio, launching: object = launchOf()): Promise<string> {
  const answer = await studio.operate('url', launching);
  if (answer.status !== 200) throw new Error(answer.body);
  return new URL(String(answer.json()['url'])).pathname;
}

/** Opens a launch as a browser does in a tab. */
export async function openGame(
  studio: TestStudio,
  launching: object = launchOf(),
): Promise<Player> {
  const headers = { 'sec-fetch-dest': 'document' };
  return playAt(studio, await studio.ask('GET', await launch(studio, launching), { headers }));
}

/** Opens a launch as a browser does in a frame of a site on the operator's list. */
export async function openInFrame(
  studio: TestStudio,
  launching: object = launchOf(),
): Promise<Player> {
  const headers = { 'sec-fetch-dest': 'iframe' };
  const probed = await studio.ask('GET', await launch(studio, launching), { headers });
  const cookie = cookieOf(probed) ?? '';
  const step = probed.headers.location ?? '';
  return playAt(studio, await studio.ask('GET', step, { headers: { ...headers, cookie } }));
}

/** The cookie of an answer, as a browser sends it back. */
export const cookieOf = ({ headers }: Reply): string | null =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? null;

function playAt(studio: TestStudio, opened: Reply): Player {
  const path = opened.headers.location ?? '';
  const cookie = cookieOf(opened);
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie !== null && { cookie }) };
  return {
    path,
    cookie,
    page: () => studio.ask('GET', path, { headers }),
    get: (call) => studio.ask('GET', `${path}/${call}`, { headers }),
    post: (call, body) =>
      studio.ask('POST', `${path}/${call}`, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
