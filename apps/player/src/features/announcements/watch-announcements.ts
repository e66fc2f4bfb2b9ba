// When home's announcements come, and whether they are wanted (POP-06 to POP-08). They come in the line of popups (POP-09). What is fetched for them is fetched before their moment.
import { homeGroup } from '@parlour/contract/announcements/announcement';
import { announcements } from '@parlour/contract/lobby/calls';
import { currentAddress, onAddressChange } from '#platform/address.ts';
import { msSinceUsable } from '#platform/usable.ts';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { makeClosedGroups, type AnnouncementGroup } from '#foundation/popups/closed-groups.ts';
import { makeShown } from './shown.ts';

/** Before the first of a visit come, for guests and for members, and before each later time (POP-08). The first time counts from when the page is usable. */
const firstMs = { guest: 1_000, member: 0 };
const laterMs = 500;

/** Whatever is missing is fetched again when they are shown. */
function prepare(language: Foundation['language']): void {
  void Promise.allSettled([
    import('./announcement-dialog.tsx'),
    import('#foundation/operator-html/clean-html.ts'),
    language.need(['announcement']),
  ]);
}

const isHome = (): boolean => findPage(currentAddress().path) === 'home';

export function watchAnnouncements(foundation: Foundation): void {
  const { session, language, site } = foundation;
  const read = readsOf(foundation);
  const closed = foundation.keep(makeClosedGroups);
  const shown = foundation.keep(makeShown);
  const popups = foundation.keep(makePopups);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  /** Which load is the latest: an earlier one that answers late has no say. */
  let turn = 0;
  let takeBack: (() => void) | null = null;

  const groupOf = (): AnnouncementGroup => ({
    audience: session.get() ? 'member' : 'guest',
    name: homeGroup,
  });

  async function load(moment: Promise<void>): Promise<void> {
    turn += 1;
    const own = turn;
    const group = groupOf();
    const ask = { types: 'PU', platform: 'M', groupName: homeGroup } as const;
    const answer = await read(announcements, ask, { teller: 'nobody' }).catch(() => null);
    const items = answer?.popup ?? [];
    if (items.length > 0 && !closed.isHidden(group, items)) prepare(language);
    await moment;
    if (own !== turn || !isHome()) return;
    const isWanted = (): boolean => isHome() && !closed.isHidden(group, items);
    if (items.length === 0 || !isWanted()) return;
    // What stands there goes on in the other language.
    const isOpen = popups.get() === 'announcement';
    shown.set({ turn: isOpen ? (shown.get()?.turn ?? own) : own, group, items });
    takeBack = popups.offer('announcement', isWanted, true);
  }

  function leave(): void {
    turn += 1;
    clearTimeout(timer);
    takeBack?.();
    takeBack = null;
  }
  /** `passedMs`: of the time before they come, so much is over. */
  function plan(passedMs = 0): void {
    clearTimeout(timer);
    if (!isHome() || (!session.get() && !site.hasGuestLobby)) return;
    const waitMs = (isFirst ? firstMs[groupOf().audience] : laterMs) - passedMs;
    isFirst = false;
    const moment = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, waitMs));
    });
    void load(moment);
  }

  /** Plans a load when what it depends on has become another. */
  function planAt(of: () => unknown): () => void {
    let before = of();
    return () => {
      const now = of();
      if (now === before) return;
      before = now;
      plan();
    };
  }
  const wasHome = planAt(isHome);
  async function watch(): Promise<void> {
    await session.known();
    plan(msSinceUsable());
    const reader = planAt(() => session.get()?.id ?? null);
    session.subscribe(() => {
      // What a guest was shown is none of a member's, and the other way round.
      if (shown.get() && shown.get()?.group.audience !== groupOf().audience) leave();
      reader();
    });
    language.subscribe(planAt(() => language.get().language));
    onAddressChange(() => {
      if (!isHome()) leave();
      wasHome();
    });
  }
  void watch();
}
