import { useEffect, useRef, useState, type RefObject } from 'react';
import { tabStorage } from '#platform/storage.ts';
import { keepDraft, nothing, readDraft, readForm, type Typed } from './typed.ts';

export type Change = <N extends keyof Typed>(name: N, value: Typed[N]) => void;

/** All that is typed. What was there before this was, and what a reload kept, is taken over. `onTouched` runs once, when the player begins to fill the form in. */
export function useTyped(
  form: RefObject<HTMLFormElement | null>,
  onTouched: () => void,
): [Typed, Change] {
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
  const change: Change = (name, value) => {
    latest.current = { ...latest.current, [name]: value };
    setTyped(latest.current);
    keepDraft(tabStorage, latest.current);
  };
  return [typed, change];
}
