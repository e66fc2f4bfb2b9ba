// The step that is shown: it changes by the button, by going back, and to the step of the first wrong field.
import {
  useEffect,
  useLayoutEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { scrollToTop } from '#platform/page.ts';
import { layOver } from '#platform/view/over-page.ts';
import { stepOf, type FormStep } from './form-steps.ts';
import type { FieldName } from './form-values.ts';
import type { Problems } from './registration-problems.ts';

type StepsOptions = {
  form: RefObject<HTMLFormElement | null>;
  steps: readonly FormStep[];
  problems: Problems;
  /** Called when the step changes by a press or by going back. */
  onTurn: () => void;
};

/** The first wrong field of the form, in its order. */
const findWrong = (form: HTMLFormElement | null, { of }: Problems): HTMLInputElement | undefined =>
  [...(form?.elements ?? [])].find(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement && Object.hasOwn(of, each.name),
  );

export function useSteps({ form, steps, problems, onTurn }: StepsOptions) {
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, steps.length - 1);
  const isTurned = useRef(false);
  /** True from an attempt on, until its first wrong field has the focus. Mending one field must not move the focus to the next. */
  const isTold = useRef(false);

  function go(to: number): void {
    isTurned.current = true;
    isTold.current = false;
    setAt(to);
    onTurn();
    scrollToTop();
  }
  // Going back leads to the step before, not to another page.
  const goBack = useEffectEvent(() => go(at - 1));
  useEffect(() => {
    const ends = Array.from({ length: at }, () => layOver(() => goBack()));
    return () => ends.forEach((end) => end());
  }, [at]);

  const settle = useEffectEvent(() => {
    const wrong = isTold.current ? findWrong(form.current, problems) : undefined;
    if (wrong) {
      const step = stepOf(wrong.name as FieldName, steps);
      if (step !== at) return setAt(step);
      isTold.current = false;
      isTurned.current = false;
      wrong.focus();
    } else if (isTurned.current) {
      isTurned.current = false;
      form.current?.querySelector<HTMLInputElement>('[data-step]:not([hidden]) input')?.focus();
    }
  });
  useLayoutEffect(() => settle(), [at, problems]);

  return {
    at,
    isLast: at === steps.length - 1,
    go,
    /** Moves the focus to the first wrong field once the problems of an attempt are known. */
    expectProblems: () => {
      isTold.current = true;
    },
  };
}
