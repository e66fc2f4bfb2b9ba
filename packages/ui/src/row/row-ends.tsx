// Slot for arrows at a row that scrolls sideways. Only mouse users need them, so the app supplies them when there is a mouse.
import { createContext, use, type ReactElement, type RefObject } from 'react';

export type RowEndsProps = {
  /** The scrolling element. */
  row: RefObject<HTMLElement | null>;
  /** Name of the row's content for screen readers. */
  name: string;
};

/** Renderer of the arrows, created once, outside of any component. */
export const RowEndsContext = createContext<((ends: RowEndsProps) => ReactElement) | null>(null);

/** Slot in front of the row, in an element that contains nothing else: `lane` or `row-box`. */
export const RowEnds = (ends: RowEndsProps) => use(RowEndsContext)?.(ends) ?? null;
