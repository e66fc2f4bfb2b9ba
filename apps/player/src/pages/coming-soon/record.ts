// The paths of the product that are not built yet (ROUTE-10): each says what comes there. Its record moves out of here with its
// feature, and with it come the tab, rows, buttons and banners that lead to it.
import type { PageRecord, PageView } from '../page-record.ts';

const comingSoon = {
  shows: 'coming-soon',
  texts: ['member', 'coming'],
} as const satisfies Omit<PageView, 'title'>;

const forMembers = { ...comingSoon, audience: 'members' } as const;
const ofMemberHome = { ...forMembers, backTo: 'memberHome' } as const;
export const unbuilt = {
  voucherCenter: {
    ...ofMemberHome,
    path: '/m/voucherCenter',
    title: 'member.vouchers',
    comes: 'coming.vouchers',
  },
  inviteFriends: {
    ...ofMemberHome,
    path: '/m/inviteFriends',
    audience: 'anyone',
    title: 'member.invite',
    comes: 'coming.invite',
  },
  appDownload: {
    ...ofMemberHome,
    path: '/m/appDownload',
    title: 'member.app',
    comes: 'coming.app',
  },
  redirect: {
    ...comingSoon,
    path: '/m/redirect.html',
    audience: 'anyone',
    openToLimitedSession: true,
    title: 'coming.redirect_title',
    comes: 'coming.redirect',
  },
} as const satisfies Record<string, PageRecord>;
