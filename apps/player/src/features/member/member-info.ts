import type { Answer } from '@parlour/contract/endpoint';
import { memberInfo } from '@parlour/contract/member';
import type { Api } from '#foundation/api/api.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import type { Say } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

export type Member = Answer<typeof memberInfo>;
type State = { step: 'loading' } | { step: 'ready'; member: Member } | { step: 'failed'; say: Say };
export type MemberInfo = Readable<State> & { load: () => Promise<void> };

export function createMemberInfo(api: Api): MemberInfo {
  const store = createStore<State>({ step: 'loading' });
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: async () => {
      store.set({ step: 'loading' });
      try {
        store.set({ step: 'ready', member: await api(memberInfo, {}) });
      } catch (error) {
        store.set({ step: 'failed', say: sayFailure(error) });
      }
    },
  };
}
