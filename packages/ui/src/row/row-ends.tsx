// The place of arrows at a row that scrolls sideways. Only a mouse needs them, so the app gives them when there is one.
import { createContext, use, type ReactElement, type RefObject } from 'react';

export type RowEndsProps = {
  /** What scrolls. */
  row: RefObject<HTMLElement | null>;
  /** What is in it, for the ear. */
  name: string;
};

/** How arrows are rendered: made once, outside of any component. */
export const RowEndsContext = createContext<((ends: RowEndsProps) => ReactElement) | null>(null);

/** Stands before its row, in an element that holds nothing else: `lane` or `row-box`. */
export const RowEnds = (ends: RowEndsProps) => use(RowEndsContext)?.(ends) ?? null;
