// Leads a visitor on who came with a `redirectUrl` (REDIR-01, REDIR-02): a member at once, a guest after the login with all of its steps.
import { describeTarget, leaveForTarget } from '@parlour/contract/leaving/calls';
import { endsSession, refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { canOpenOutside, openOutside, thisDevice } from '#foundation/navigation/outside-browser.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import type { SessionRecord } from '#foundation/session/session-record.ts';
import { pages } from '#pages/pages.ts';
import { currentAddress, leaveFor } from '#platform/address.ts';
import { groundColour } from '#platform/ground-colour.ts';
import { forgetWish, readWish } from '#platform/wish/redirect-wish.ts';
import { wayOfWish } from './way-of-wish.ts';

const sayRefused: Phrase = (t) => t('leaving.refused');
const isRefused = (error: unknown): boolean => refusalOf(error)?.code === 'redirect_refused';

async function refuse({ language, notices }: Foundation): Promise<void> {
  forgetWish();
  await language.need(['member']);
  notices.show(sayRefused);
}

/** Goes there in place of this page, or outside of the app that shows the page (NET-16). */
function leave(address: string): void {
  const platform = thisDevice();
  if (canOpenOutside(platform)) openOutside(address, platform);
  else leaveFor(address);
}

/** Shows the login to a guest who would be led on, and says at once where nobody is led. */
async function prepareGuest(foundation: Foundation, wish: string): Promise<void> {
  const isRight = await foundation.api(describeTarget, { url: wish }, { teller: 'nobody' }).then(
    ({ isListed }) => isListed,
    // Without an answer the way is judged after the login, as it is in any case.
    (error: unknown) => !isRefused(error),
  );
  if (readWish() !== wish) return;
  if (!isRight) return refuse(foundation);
  const page = findPage(currentAddress().path);
  const isAtForm = page !== null && pages[page].audience === 'guests';
  if (foundation.session.get() === null && !isAtForm) navigation.replace('login');
}

/** Asks for the member's token, and leaves with it unless somebody else is logged in by now, or nobody. */
async function leadMember(
  foundation: Foundation,
  wish: string,
  { token }: SessionRecord,
): Promise<void> {
  const { api, session, obeyFailure } = foundation;
  try {
    const input = { url: wish, headerColor: groundColour() };
    const { address } = await api(leaveForTarget, input, { teller: 'page' });
    if (session.get()?.token !== token || readWish() !== wish) return;
    // Before the page is left, so that a step back does not lead there again.
    forgetWish();
    leave(address);
  } catch (error) {
    if (isRefused(error)) return refuse(foundation);
    // After the next login, or the change of the password.
    if (endsSession(error) || session.get()?.updatePassword === true) return;
    forgetWish();
    obeyFailure({ error, path: leaveForTarget.path, teller: 'alert' });
  }
}

async function lead(foundation: Foundation, judged: Set<string>): Promise<void> {
  const { session, front } = foundation;
  const wish = readWish();
  const member = session.get();
  if (wish === null || member === undefined || front.get().closedBy !== null) return;
  const way = wayOfWish(wish);
  if (way.kind === 'nowhere') return refuse(foundation);
  if (member?.updatePassword === true) return;
  if (member === null) {
    if (way.kind !== 'outside' || judged.has(wish)) return;
    judged.add(wish);
    return prepareGuest(foundation, wish);
  }
  if (way.kind === 'outside') return leadMember(foundation, wish, member);
  forgetWish();
  return navigation.leaveTo(way.address);
}

/** Makes the function that leads on: once at a time, and once more if it was called meanwhile. */
export function makeLeadOn(foundation: Foundation): () => Promise<void> {
  /** Wishes that were judged for the guest of this page, who may look around before the login. */
  const judged = new Set<string>();
  let isRunning = false;
  let isCalledAgain = false;
  return async () => {
    isCalledAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isCalledAgain) {
        isCalledAgain = false;
        await lead(foundation, judged);
      }
    } finally {
      isRunning = false;
    }
  };
}
