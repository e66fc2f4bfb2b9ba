// Decides when the home page shows its announcements, and whether it does (POP-06 to POP-08). They wait in the queue of popups (POP-09).
// Their code and texts are fetched ahead of that time.
import { homeGroup } from '@parlour/contract/announcements/announcement';
import { announcements } from '@parlour/contract/lobby/calls';
import { currentAddress, onAddressChange } from '#platform/address.ts';
import { msSinceUsable } from '#platform/usable.ts';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { makeClosedGroups, type AnnouncementGroup } from '#foundation/popups/closed-groups.ts';
import { makeShown } from './shown-group.ts';

/** Delay before the first announcements of a visit, counted from when the page is usable; `laterMs` is that before all later ones (POP-08). */
const firstMs = { guest: 1_000, member: 0 };
const laterMs = 500;

/** Fetches the dialog's code and texts early. A failed fetch is repeated when the dialog is shown. */
function prepare(language: Foundation['language']): void {
  void Promise.allSettled([
    import('./announcement-dialog.tsx'),
    import('#foundation/operator-html/clean-html.ts'),
    language.need(['announcements']),
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
  /** The number of the latest load. The late answer of an earlier one is dropped. */
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
    // An open dialog stays open and changes its language.
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
  /** Plans the next load. `passedMs` is the part of the delay that is already over. */
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

  /** Returns a listener that plans a load when the value of `of` has changed. */
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
      // A guest's announcements are not for a member, and the reverse.
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
