// Exchanges a visitor's one-time code for a session (ROUTE-04). If another member is logged in, it asks first.
import {
  inspectHandoff,
  discardHandoff,
  logOut,
  redeemHandoff,
} from '@parlour/contract/session/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isSilent } from '#foundation/api/meaning.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';

/** Options of calls whose failures are shown here, once for all of them. */
const bySelf = { teller: 'page' } as const;

/** Redeems the code or discards it, which decides who is logged in from now on. */
export async function takeHandOff(foundation: Foundation, code: string): Promise<void> {
  const { session, toasts } = foundation;
  const before = session.stored();
  try {
    const [found] = await Promise.all([
      foundation.api(inspectHandoff, { code }, bySelf),
      foundation.language.need(['member']),
    ]);
    const mayTake = before === null || found.sameMember || (await wantsSwitch(foundation, found));
    if (mayTake) await take(foundation, code);
    else await foundation.api(discardHandoff, { code }, bySelf);
    if (before === null) void offerWayOut(foundation, found.maskedName);
  } catch (error) {
    if (isSilent(error)) toasts.show('failed', sayFailure(error));
    else foundation.obeyFailure({ error, path: inspectHandoff.path, teller: 'alert' });
  }
}

async function take({ api, session, deviceStorage }: Foundation, code: string): Promise<void> {
  const loginDeviceId = getDeviceId(deviceStorage);
  const answer = await api(redeemHandoff, { code, loginDeviceId }, bySelf);
  const { token, id, userName, firstTimeLogin } = answer;
  const updatePassword = answer.passwordChangeRequired ?? false;
  session.start({ token, id, userName, firstTimeLogin, updatePassword });
}

async function wantsSwitch(
  { notices, session }: Foundation,
  { maskedName }: { maskedName: string },
): Promise<boolean> {
  const own = session.stored()?.userName ?? '';
  const answer = await notices.ask(
    (t) => t('hand-off.other_member', { name: maskedName }),
    [
      { name: 'stay', say: (t) => t('hand-off.stay_as', { name: own }) },
      { name: 'switch', say: (t) => t('hand-off.switch_to', { name: maskedName }) },
    ],
  );
  return answer === 'switch';
}

/** Offers to log out after a login by link: a stranger's link must not make the player deposit into the stranger's account unnoticed. */
async function offerWayOut({ api, notices, session }: Foundation, name: string): Promise<void> {
  const answer = await notices.ask(
    (t) => t('hand-off.logged_in_by_link', { name }),
    [
      { name: 'mine', say: (t) => t('notices.confirm') },
      { name: 'not_me', say: (t) => t('hand-off.not_me') },
    ],
  );
  if (answer !== 'not_me') return;
  await api(logOut, {}, { teller: 'nobody' }).catch(() => null);
  session.end();
}
