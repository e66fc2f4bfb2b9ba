// The row that holds the focus stays in the page, wherever the reader scrolls. Taken over by another row, or taken away, it would move the focus to another game, or to nowhere.
import { useState, type FocusEvent } from 'react';

type KeyOf = (row: number) => string;
/** With the React key under which it stood when the focus came. */
type FocusedRow = { row: number; key: string };

const rowOf = (element: Element, columns: number): number | null => {
  const place = Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset'));
  return place > 0 ? Math.floor((place - 1) / columns) : null;
};

/** `keyOf` names the rows of the window; `columns` are in each. */
export function useFocusedRow(keyOf: KeyOf, columns: number) {
  const [focused, setFocused] = useState<FocusedRow | null>(null);
  /** The focused row keeps its key, and whatever would take that over has one beside it. */
  const keyBeside = (row: number): string => {
    if (row === focused?.row) return focused.key;
    const key = keyOf(row);
    return key === focused?.key ? `${key} beside` : key;
  };
  return {
    keyOf: keyBeside,
    /** `shown` are the rows of the window. The focused one stands before or behind them where it is none of them. */
    keepFocused: (shown: number[], first: number, end: number): number[] => {
      const row = focused?.row;
      if (row === undefined || row >= end || shown.includes(row)) return shown;
      return row < first ? [row, ...shown] : [...shown, row];
    },
    follow: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = rowOf(target, columns);
        if (row !== null && row !== focused?.row) setFocused({ row, key: keyBeside(row) });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // The window itself may have lost it, and gives it back to the same card.
        const isOverElsewhere = relatedTarget !== null || document.hasFocus();
        if (isOverElsewhere && !currentTarget.contains(relatedTarget)) setFocused(null);
      },
    },
  };
}
