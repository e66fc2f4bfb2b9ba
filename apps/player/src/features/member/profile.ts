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
  /** The page is left: what is under way is given up. */
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
    // A late answer may be another member's.
    const show = (state: State) => own === turn && store.set(state);
    store.set({ step: 'loading' });
    // Both calls at once and shown together: a part that came later would move the page.
    const progress = read(playerRankProgress, {}, { teller: 'nobody', signal }).catch(() => null);
    try {
      const member = await read(memberInfo, {}, { teller: 'page', signal });
      // MEMBER-04: without a club label's name there is no way to go.
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

/** MEMBER-06 */
export const hasBenefits = (member: Member): boolean =>
  isVip(member) && member.clubLabel?.type === 'AUTO';
