// Every path of the site (ROUTE-01), in this one place: elsewhere a page is named, and `href()` gives its address.
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  registerHtml: '/m/register.html',
  changePsw: '/m/changePsw',
  game: '/m/game',
  launchGame: '/m/launchGame',
  trialGame: '/m/trialGame',
  memberHome: '/m/member/home',
  benefits: '/m/member/benefits',
  activity: '/m/activity',
  activitySignIn: '/m/activity/signIn',
  activityNoviceTask: '/m/activity/noviceTask',
  activityRescue: '/m/activity/rescue',
  rewardCenter: '/m/rewardCenter',
  voucherCenter: '/m/voucherCenter',
  leaderBoard: '/m/leaderBoard',
  feedback: '/m/feedback',
  inviteFriends: '/m/inviteFriends',
  appDownload: '/m/appDownload',
  redirect: '/m/redirect.html',
} as const;

export type PageName = keyof typeof paths;

const nameOfPath = new Map<string, PageName>([
  ...(Object.keys(paths) as PageName[]).map((name) => [paths[name], name] as const),
  // ROUTE-02
  ...['', '/m', '/m/index', '/m/index.html'].map((alias) => [alias, 'home'] as const),
]);

/** The page that an address means; null for one that we do not have. */
export const findPage = (path: string): PageName | null =>
  nameOfPath.get(path.replace(/\/$/, '')) ?? null;

export const href = (page: PageName, search = ''): string => paths[page] + search;
