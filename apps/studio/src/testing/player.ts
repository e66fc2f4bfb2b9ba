// A player at a page of the studio, without a browser: opens a launch, keeps its cookie, asks what the page asks.
import type { Reply } from '@parlour/supplier/testing/ask';
import { launchOf as launchOfGame } from '@parlour/supplier/testing/launch-of';
import type { TestStudio } from './studio-on.ts';

export const launchOf = (changed: object = {}) => launchOfGame('three-lanterns', changed);

/** For play money: nobody's wallet. */
export const trialOf = (changed: object = {}) => {
  const { user: _user, token: _token, ...rest } = launchOf({ currency: 'XXX', ...changed });
  return rest;
};

export type Player = {
  /** `/play/<address>` */
  path: string;
  /** Null in demo play. */
  cookie: string | null;
  /** The page. */
  page: () => Promise<Reply>;
  /** `get('lottery')`, below the page. */
  get: (call: string) => Promise<Reply>;
  post: (call: string, body: object) => Promise<Reply>;
};

/** The path of a launch that was not opened yet. */
export async function launch(studio: TestStudio, launching: object = launchOf()): Promise<string> {
  const answer = await studio.operate('url', launching);
  if (answer.status !== 200) throw new Error(answer.body);
  return new URL(String(answer.json()['url'])).pathname;
}

/** As a browser does it in a tab. */
export async function openGame(
  studio: TestStudio,
  launching: object = launchOf(),
): Promise<Player> {
  const headers = { 'sec-fetch-dest': 'document' };
  return playAt(studio, await studio.ask('GET', await launch(studio, launching), { headers }));
}

/** As a browser does it in a frame of a site that the operator's list names. */
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

/** What a browser sends back of it. */
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
