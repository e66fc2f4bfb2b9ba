// The settings of the form: those with which the server rendered the page, else fetched.
import { registerSettings } from '@parlour/contract/register/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useNeededResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation-type.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { modelOf, type FormModel } from './form-model.ts';

const freshMs = 60_000;

function makeRegistration(foundation: Foundation) {
  const { boot } = foundation;
  const painted = boot.painted.registration;
  return createResource<FormModel>({
    ask: async (_of, signal) =>
      modelOf(await readsOf(foundation)(registerSettings, {}, { teller: 'page', signal })),
    freshMs,
    ...(painted && {
      first: { owner: '', wording: boot.language, value: modelOf(painted), isFresh: true },
    }),
  });
}

export function useRegistration() {
  const foundation = useFoundation();
  const resource = foundation.keep(makeRegistration);
  const { language } = useStore(foundation.language);
  const state = useNeededResource(resource, { owner: '', wording: language });
  return { ...state, retry: resource.retry };
}
