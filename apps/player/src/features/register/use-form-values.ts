import { useEffect, useRef, useState, type RefObject } from 'react';
import { tabStorage } from '#platform/storage.ts';
import { keepDraft, nothing, readDraft, readForm, type FormValues } from './form-values.ts';

export type ChangeValue = <N extends keyof FormValues>(name: N, value: FormValues[N]) => void;

/** The values of the form, at first those typed before React was loaded and those of the draft. `onTouched` runs once, at the first focus. */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  onTouched: () => void,
): [FormValues, ChangeValue] {
  const [typed, setTyped] = useState(nothing);
  const latest = useRef(typed);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    latest.current = { ...nothing, ...readDraft(tabStorage), ...readForm(element) };
    setTyped(latest.current);
    element.addEventListener('focusin', onTouched, { once: true });
    return () => element.removeEventListener('focusin', onTouched);
  }, [form, onTouched]);
  const change: ChangeValue = (name, value) => {
    latest.current = { ...latest.current, [name]: value };
    setTyped(latest.current);
    keepDraft(tabStorage, latest.current);
  };
  return [typed, change];
}
