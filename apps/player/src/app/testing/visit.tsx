// Visits the site as a browser does: renders the server's page, then hydrates it.
import { act } from '@testing-library/react';
import type { Answer } from '@parlour/contract/endpoint';
import type { memberInfo } from '@parlour/contract/member/calls';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { prepareDevice } from '#foundation/testing/test-site.tsx';
import type { TestOptions } from '#foundation/testing/test-site.tsx';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { atPageEnd } from '#platform/testing/page-life.ts';
import { patternOf, redirectOf, render } from '../../render.tsx';
import { startSite } from '../start.tsx';

export const demo: Answer<typeof memberInfo> = {
  id: '7',
  userName: 'demo',
  account: 'demo',
  nickname: null,
  mobile: null,
  type: 0,
  language: 'EN',
  regDate: 1,
  lastLogin: null,
  clubLabel: { labelId: '1', labelName: 'Gold', type: 'AUTO', rankLevel: 7 },
};
const rank = {
  currentProgress: { completedConditions: 7, totalExpectedConditions: 10 },
  playerRankProgress: { labelId: 'platinum' },
};
/** Answer to that member's login. */
export const signedIn = {
  token: 'tok',
  firstTimeLogin: false,
  passwordExpired: false,
  userName: 'demo',
  id: '7',
};

export const replies = {
  memberInfo: { answer: demo },
  playerRankProgress: { answer: rank },
  vendorLanes: { answer: { data: { lanes: [] } } },
  drawList: { answer: { now: 0, games: [] } },
  recentGames: { answer: { games: [] } },
  favouriteGames: { answer: { games: [] } },
  announcements: { answer: { banners: [], player: [], popup: [], promotion: [] } },
  walletBalance: { answer: { sumBalance: '10.00', currency: 'PHP', currencySymbol: '₱' } },
  logOut: { answer: null },
} satisfies TestOptions['replies'];

/** Renders and hydrates a page. A difference between the two fails the test by console.error. */
export async function visit(path: string, options: TestOptions & { hasCookie?: boolean } = {}) {
  const { language = 'EN', info, hasCookie = options.session !== undefined } = options;
  const server = await prepareDevice({ replies, ...options, path });
  const status = siteStatus(info, options.status);
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const { guestLobby } = status.info;
  const code = new URLSearchParams(search).get('token');
  const hasSession = hasCookie || code !== null;
  const isClosed = status.maintenance || status.regionRestriction;
  const moved = isClosed ? null : redirectOf({ path: pathname, search, hasSession, guestLobby });
  if (moved !== null) history.replaceState(null, '', moved);
  const visitor = hasSession ? 'member' : 'guest';
  document.documentElement.dataset['visitor'] = visitor;
  atPageEnd(() => delete window.parlourEarly);
  window.parlourEarly = {
    code,
    session: Promise.resolve(null),
    takePress: () => null,
    install: null,
    answerPresses: () => undefined,
  };
  const pattern = patternOf((moved ?? pathname).replace(/\?.*/, ''));
  const boot = { status, language, painted: {} };
  const page = await render({ ...boot, pattern, visitor });
  const root = document.createElement('div');
  root.innerHTML = page.html;
  document.body.append(root);
  const painted = root.textContent;
  const site = await act(() =>
    startSite(root, { boot, tabStorage, deviceStorage, origin: server.origin }),
  );
  atPageEnd(() => act(() => site.root.unmount()));
  return { page, painted, server, site };
}
