// Which page stands behind which name: the one place that knows all features.
import type { ComponentType } from 'react';
import type { PaintWishes } from '@parlour/contract/page';
import type { Group } from '@parlour/phrases/groups';
import type { Translate } from '#foundation/language/language.ts';
import { findPage, type PageName } from '#foundation/navigation/paths.ts';
import { boardPath } from './board-path.ts';

export type Route = {
  /** Before the merchant's name in the title; home has the name alone. */
  title: ((t: Translate) => string) | null;
  /** The texts it needs besides `start`. */
  groups: readonly Group[];
  /** The file behind `load`, as the build's manifest names it: the server preloads what it stands for. */
  source: string;
  load: () => Promise<ComponentType>;
  /** The data that the server paints it with. */
  paints?: PaintWishes;
  /** It has a form that answers before React is here (early-start.ts). */
  answersEarly?: true;
};

const home: Route = {
  title: null,
  groups: ['lobby'],
  paints: { lobby: { lanesWithGames: 3 } },
  source: 'src/app/home-page.tsx',
  load: async () => (await import('./home-page.tsx')).HomePage,
};
const game: Route = {
  title: (t) => t('lobby.games'),
  groups: ['lobby'],
  paints: { lobby: { lanesWithGames: 0 } },
  source: 'src/features/lobby/games/game-page.tsx',
  load: async () => (await import('#features/lobby/games/game-page.tsx')).GamePage,
};
const login: Route = {
  title: (t) => t('login.submit'),
  groups: [],
  source: 'src/app/login.tsx',
  load: async () => (await import('./login.tsx')).Login,
  answersEarly: true,
};
const changePsw: Route = {
  title: (t) => t('password.title'),
  groups: ['member'],
  source: 'src/app/change-password.tsx',
  load: async () => (await import('./change-password.tsx')).ChangePassword,
};
const memberHome: Route = {
  title: (t) => t('member.title'),
  groups: ['member'],
  source: 'src/app/member-home.tsx',
  load: async () => (await import('./member-home.tsx')).MemberHome,
};
const launch: Route = {
  title: (t) => t('launch.page'),
  groups: ['lobby'],
  source: 'src/features/launch/launch-page.tsx',
  load: async () => (await import('#features/launch/launch-page.tsx')).LaunchPage,
};
/** LAUNCH-04 */
const trial: Route = {
  title: (t) => t('launch.trial_page'),
  groups: ['lobby'],
  source: 'src/features/launch/trial/trial-page.tsx',
  load: async () => (await import('#features/launch/trial/trial-page.tsx')).TrialPage,
};
/** ROUTE-10 */
const comingSoon: Route = {
  title: (t) => t('site.coming_soon_title'),
  groups: [],
  source: 'src/features/site/coming-soon-page.tsx',
  load: async () => (await import('#features/site/coming-soon-page.tsx')).ComingSoonPage,
};
/** ROUTE-09 */
const notFound: Route = {
  title: (t) => t('site.not_found_title'),
  groups: [],
  source: 'src/features/site/not-found-page.tsx',
  load: async () => (await import('#features/site/not-found-page.tsx')).NotFoundPage,
};

const routes: Record<PageName, Route> = {
  home,
  login,
  changePsw,
  register: comingSoon,
  registerHtml: comingSoon,
  game,
  launchGame: launch,
  trialGame: trial,
  memberHome,
  benefits: comingSoon,
  activity: comingSoon,
  activitySignIn: comingSoon,
  activityNoviceTask: comingSoon,
  activityRescue: comingSoon,
  rewardCenter: comingSoon,
  voucherCenter: comingSoon,
  leaderBoard: comingSoon,
  feedback: comingSoon,
  inviteFriends: comingSoon,
  appDownload: comingSoon,
  redirect: comingSoon,
};

const board: Route | null = import.meta.env.DEV
  ? {
      title: null,
      groups: [],
      source: 'src/app/board.tsx',
      load: async () => (await import('./board.tsx')).BoardPage,
    }
  : null;

export function routeOf(path: string): Route {
  if (board && path === boardPath) return board;
  const page = findPage(path);
  return page ? routes[page] : notFound;
}
