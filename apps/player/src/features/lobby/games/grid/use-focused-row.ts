// Keeps the focused row rendered wherever the reader scrolls. If another row reused it, or if it were removed, the focus would move to
// another game or be lost.
import { useState, type FocusEvent } from 'react';

type KeyOf = (row: number) => string;
/** The focused row, with its React key at the time of the focus. */
type FocusedRow = { row: number; key: string };

const rowOf = (element: Element, columns: number): number | null => {
  const place = Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset'));
  return place > 0 ? Math.floor((place - 1) / columns) : null;
};

/** `keyOf` returns the keys of the rendered rows; `columns` is the number of games in a row. */
export function useFocusedRow(keyOf: KeyOf, columns: number) {
  const [focused, setFocused] = useState<FocusedRow | null>(null);
  /** The key of a row. The focused row keeps its key, and the row that would reuse that key gets another one. */
  const keyBeside = (row: number): string => {
    if (row === focused?.row) return focused.key;
    const key = keyOf(row);
    return key === focused?.key ? `${key} beside` : key;
  };
  return {
    keyOf: keyBeside,
    /** Adds the focused row to the rendered rows `shown`, before or after them, unless it is one of them. */
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
        // If the browser's window lost the focus, it later returns it to the same card.
        const isOverElsewhere = relatedTarget !== null || document.hasFocus();
        if (isOverElsewhere && !currentTarget.contains(relatedTarget)) setFocused(null);
      },
    },
  };
}
