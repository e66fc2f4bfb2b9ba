// When home's announcements are asked for, and whether they are wanted (POP-06 to POP-08). They come in the line of popups (POP-09).
import { homeGroup } from '@parlour/contract/announcements/announcement';
import { announcements } from '@parlour/contract/lobby/calls';
import { currentAddress, onAddressChange } from '#platform/address.ts';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { makeClosedGroups, type Group } from '#foundation/popups/closed-groups.ts';
import { makeShown } from './shown.ts';

/** Before the first load of a visit, for guests and for members, and before each later one (POP-08). */
const firstMs = { guest: 1_000, member: 0 };
const laterMs = 500;

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

  const groupOf = (): Group => ({
    audience: session.get() ? 'member' : 'guest',
    name: homeGroup,
  });

  async function load(): Promise<void> {
    turn += 1;
    const own = turn;
    const group = groupOf();
    const ask = { types: 'PU', platform: 'M', groupName: homeGroup } as const;
    const answer = await read(announcements, ask, { teller: 'nobody' }).catch(() => null);
    if (own !== turn || !answer || !isHome()) return;
    const items = answer.popup;
    const isWanted = (): boolean => isHome() && !closed.isHidden(group, items);
    if (items.length === 0 || !isWanted()) return;
    // What stands there goes on in the other language.
    const isOpen = popups.get() === 'announcement';
    shown.set({ turn: isOpen ? (shown.get()?.turn ?? own) : own, group, items });
    takeBack = popups.offer('announcement', isWanted);
  }

  function leave(): void {
    turn += 1;
    clearTimeout(timer);
    takeBack?.();
    takeBack = null;
  }
  function plan(): void {
    clearTimeout(timer);
    if (!isHome() || (!session.get() && !site.hasGuestLobby)) return;
    timer = setTimeout(() => void load(), isFirst ? firstMs[groupOf().audience] : laterMs);
    isFirst = false;
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
    plan();
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
