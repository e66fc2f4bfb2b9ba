// The member's data on the member home. If the progress to the next club label cannot be loaded, the rest is shown without it.
import type { Answer } from '@parlour/contract/endpoint';
import { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import type { ReadApi } from '#foundation/api/reads.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import { isUnreached } from '#foundation/api/outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { onceOnline } from '#platform/network.ts';

export type Member = Answer<typeof memberInfo>;
export type Rank = Answer<typeof playerRankProgress>;
type State =
  | { step: 'loading' }
  | { step: 'ready'; member: Member; rank: Rank | null }
  | { step: 'failed'; say: Phrase };
export type Profile = Readable<State> & {
  load: () => Promise<void>;
  /** Cancels the pending calls because the page is left. */
  leave: () => void;
};

export function createProfile(read: ReadApi): Profile {
  const store = createStore<State>({ step: 'loading' });
  let turn = 0;
  let control = new AbortController();

  function leave(): void {
    turn += 1;
    control.abort();
    control = new AbortController();
  }
  async function load(): Promise<void> {
    leave();
    const own = turn;
    const { signal } = control;
    // A late answer may belong to another member.
    const show = (state: State) => own === turn && store.set(state);
    store.set({ step: 'loading' });
    // Both calls run in parallel and are shown together, because a later part would move the page.
    const progress = read(playerRankProgress, {}, { teller: 'nobody', signal }).catch(() => null);
    try {
      const member = await read(memberInfo, {}, { teller: 'page', signal });
      // MEMBER-04: no progress without the name of a club label.
      const rank = isVip(member) ? await progress : null;
      show({ step: 'ready', member, rank });
    } catch (error) {
      show({ step: 'failed', say: sayFailure(error) });
      const isBack = () => {
        if (own === turn) void load();
      };
      if (isUnreached(error)) onceOnline(isBack);
    }
  }
  return { get: store.get, subscribe: store.subscribe, load, leave };
}

export const isVip = ({ clubLabel }: Member): boolean =>
  clubLabel !== null && clubLabel.labelName !== '';

/** True if the member has a benefits page (MEMBER-06). */
export const hasBenefits = (member: Member): boolean =>
  isVip(member) && member.clubLabel?.type === 'AUTO';
