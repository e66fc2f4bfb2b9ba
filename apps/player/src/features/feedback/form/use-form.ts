import { useEffect } from 'react';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { createForm, type Form } from './form.ts';
import type { FormState } from './form-state.ts';

/** The state of the form and the functions that change it. */
export type OpenForm = Omit<Form, 'get' | 'getPainted' | 'subscribe' | 'open'> & {
  state: FormState;
};

export function useForm(): OpenForm {
  const form = useFoundation().keep(createForm);
  const owner = useSession()?.id;
  useEffect(() => {
    if (owner !== undefined) form.open(owner);
  }, [form, owner]);
  return { ...form, state: useStore(form) };
}
