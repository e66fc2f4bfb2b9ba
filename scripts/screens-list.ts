// What docs/screens shows.
import type { Page } from '@playwright/test';

export type Shot = {
  name: string;
  merchant: 'lumen' | 'marigold';
  path: string;
  as: 'guest' | 'member';
  /** The site's code; English unless said. */
  language?: string;
  /** A part of the address of calls that get no answer. */
  without?: string;
  /** When it is usable. */
  act?: (page: Page) => Promise<unknown>;
};

const merchants = ['lumen', 'marigold'] as const;

/** The same screen in both looks. */
const both = (shot: Omit<Shot, 'merchant'>): Shot[] =>
  merchants.map((merchant) => ({ ...shot, merchant }));

const search = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill(text);
};

const trial = '/m/trialGame?vendor=PAPERFOX&code=paper-plane-crash&gameType=ARCADE';
const fold = (page: Page) => page.getByRole('button', { name: 'Hide the header' }).click();

export const shots: Shot[] = [
  ...both({ name: 'login', path: '/m/login', as: 'guest' }),
  ...both({ name: 'home', path: '/m/home', as: 'member' }),
  ...both({ name: 'games', path: '/m/game', as: 'member' }),
  ...both({ name: 'member', path: '/m/member/home', as: 'member' }),
  ...both({ name: 'not-found', path: '/m/nowhere', as: 'member' }),
  ...both({ name: 'coming-soon', path: '/m/leaderBoard', as: 'member' }),
  ...both({ name: 'empty', path: '/m/home', as: 'member', act: search('zzzzzz') }),
  ...both({ name: 'failed', path: '/m/game', as: 'member', without: 'GCSGAME_gameList' }),
  ...both({ name: 'trial', path: trial, as: 'member' }),
  ...both({ name: 'trial-folded', path: trial, as: 'member', act: fold }),
  { name: 'home-guest', merchant: 'marigold', path: '/m/home', as: 'guest' },
  ...['UR', 'TH'].flatMap((language) => [
    ...both({ name: 'login', path: '/m/login', as: 'guest', language }),
    ...both({ name: 'home', path: '/m/home', as: 'member', language }),
  ]),
];
