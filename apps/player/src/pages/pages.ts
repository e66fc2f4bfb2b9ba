// All pages of the site (ROUTE-01). A new page is added here.
import { activityNoviceTask } from './tasks/record.ts';
import { activityRescue } from './rescue/record.ts';
import { activity } from './activity/record.ts';
import { activitySignIn } from './check-in/record.ts';
import { alerts } from './alerts/record.ts';
import { appDownload } from './install/record.ts';
import { authenticator } from './authenticator/record.ts';
import { changePsw } from './change-password/record.ts';
import { chat } from './chat/record.ts';
import { chatTalk } from './chat-talk/record.ts';
import { unbuilt } from './coming-soon/record.ts';
import { feedback } from './feedback/record.ts';
import { forgotPassword } from './forgot-password/record.ts';
import { devices } from './devices/record.ts';
import { game } from './games/record.ts';
import { home } from './home/record.ts';
import { identities } from './identities/record.ts';
import { identity } from './identity/record.ts';
import { inviteFriends } from './invite/record.ts';
import { launchGame } from './launch-game/record.ts';
import { benefits } from './club/record.ts';
import { leaderBoard } from './leader-board/record.ts';
import { login } from './login/record.ts';
import { memberHome } from './member-home/record.ts';
import { notifications } from './notification/record.ts';
import type { PageRecord } from './page-record.ts';
import { register } from './register/record.ts';
import { passkeys } from './passkey/record.ts';
import { rewardCenter } from './rewards/record.ts';
import { consent } from './consent/record.ts';
import { trialGame } from './trial-game/record.ts';
import { voucherCenter } from './voucher/record.ts';

const named = {
  home,
  login,
  register,
  forgotPassword,
  changePsw,
  devices,
  authenticator,
  identity,
  identities,
  passkeys,
  game,
  launchGame,
  trialGame,
  memberHome,
  feedback,
  chat,
  chatTalk,
  alerts,
  notifications,
  benefits,
  leaderBoard,
  inviteFriends,
  activityNoviceTask,
  activityRescue,
  rewardCenter,
  activity,
  activitySignIn,
  voucherCenter,
  appDownload,
  consent,
  ...unbuilt,
} as const satisfies Record<string, PageRecord>;

export type PageName = keyof typeof named;
/** Records by name. Other code uses a page's name, and `href()` returns its address. */
export const pages: Readonly<Record<PageName, PageRecord>> = named;
