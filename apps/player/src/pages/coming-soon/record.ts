// The paths of the product that are not built yet (ROUTE-10). Each moves out of here with its feature.
import type { PageRecord, PageView } from '../page-record.ts';

const comingSoon = {
  shows: 'coming-soon',
  title: 'site.coming_soon_title',
  texts: [],
} as const satisfies PageView;

const forMembers = { ...comingSoon, audience: 'members' } as const;
const ofMemberHome = { ...forMembers, backTo: 'memberHome' } as const;

export const unbuilt = {
  register: { ...comingSoon, path: '/m/register', audience: 'guests' },
  registerHtml: { ...comingSoon, path: '/m/register.html', audience: 'guests' },
  rewardCenter: { ...forMembers, path: '/m/rewardCenter', tab: 'rewards' },
  benefits: { ...ofMemberHome, path: '/m/member/benefits' },
  activity: { ...ofMemberHome, path: '/m/activity' },
  activitySignIn: { ...ofMemberHome, path: '/m/activity/signIn' },
  activityNoviceTask: { ...ofMemberHome, path: '/m/activity/noviceTask' },
  activityRescue: { ...ofMemberHome, path: '/m/activity/rescue' },
  voucherCenter: { ...ofMemberHome, path: '/m/voucherCenter' },
  leaderBoard: { ...ofMemberHome, path: '/m/leaderBoard' },
  // ROUTE-05
  feedback: { ...ofMemberHome, path: '/m/feedback', guestsGoTo: 'home' },
  inviteFriends: { ...ofMemberHome, path: '/m/inviteFriends', audience: 'anyone' },
  appDownload: { ...ofMemberHome, path: '/m/appDownload' },
  redirect: {
    ...comingSoon,
    path: '/m/redirect.html',
    audience: 'anyone',
    openToLimitedSession: true,
  },
} as const satisfies Record<string, PageRecord>;
