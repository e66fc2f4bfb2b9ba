import { useEffect, useState, type RefObject } from 'react';
import { readTyped, type PasswordValues } from './password-values.ts';

const nothing: PasswordValues = { old: '', new: '', again: '' };

/** The values of the form during the typing. `onTouched` runs once, at the first focus. */
export function useTypedPasswords(
  form: RefObject<HTMLFormElement | null>,
  onTouched: () => void,
): PasswordValues {
  const [typed, setTyped] = useState(nothing);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => setTyped(readTyped(element));
    // A browser may have filled in the form before React was loaded.
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
