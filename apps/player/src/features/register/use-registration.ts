// The settings of the form: those with which the server rendered the page, else fetched.
import { useEffect } from 'react';
import { registerSettings } from '@parlour/contract/register/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
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
  useEffect(() => resource.need({ owner: '', wording: language }), [resource, language]);
  return { ...useResource(resource), retry: resource.retry };
}
