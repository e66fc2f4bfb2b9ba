import { useEffect, useState, type RefObject } from 'react';
import { readTyped, type Typed } from './typed.ts';

const nothing: Typed = { old: '', new: '', again: '' };

/** What stands in the form, as it is typed. `onTouched` runs once, when the player begins to fill it in. */
export function useTyped(form: RefObject<HTMLFormElement | null>, onTouched: () => void): Typed {
  const [typed, setTyped] = useState(nothing);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => setTyped(readTyped(element));
    // A browser may have filled it in before this was here.
    read();
    element.addEventListener('input', read);
    element.addEventListener('focusin', onTouched, { once: true });
    return () => {
      element.removeEventListener('input', read);
      element.removeEventListener('focusin', onTouched);
    };
  }, [form, onTouched]);
  return typed;
}
