// The member's data on the member home. If the progress to the next club label cannot be loaded, the rest is shown without it.
import type { Answer } from '@parlour/contract/endpoint';
import { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import type { Api } from '#foundation/api/api.ts';
import { isUnreached, sayFailure } from '#foundation/api/failure.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { onceOnline } from '#platform/network.ts';

export type Member = Answer<typeof memberInfo>;
export type Rank = Answer<typeof playerRankProgress>;
type State =
  | { step: 'loading' }
  | { step: 'ready'; member: Member; rank: Rank | null }
  | { step: 'failed'; say: Phrase };
export type Profile = Readable<State> & { load: () => Promise<void> };

export function createProfile(api: Api): Profile {
  const store = createStore<State>({ step: 'loading' });
  let turn = 0;
  async function load(): Promise<void> {
    turn += 1;
    const own = turn;
    // A late answer may be another member's.
    const show = (state: State) => own === turn && store.set(state);
    store.set({ step: 'loading' });
    // Both calls at once and shown together: a part that came later would move the page.
    const progress = api(playerRankProgress, {}).catch(() => null);
    try {
      const member = await api(memberInfo, {});
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
  return { get: store.get, subscribe: store.subscribe, load };
}

export const isVip = ({ clubLabel }: Member): boolean =>
  clubLabel !== null && clubLabel.labelName !== '';

/** MEMBER-06 */
export const hasBenefits = (member: Member): boolean =>
  isVip(member) && member.clubLabel?.type === 'AUTO';
