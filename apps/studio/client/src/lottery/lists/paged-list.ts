// A list that is loaded page by page, newest first.
import { button, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';

type PagedListOptions<T> = {
  shell: Shell;
  /** Loads the page after an item, or the first page for null. Returns null if the connection is lost. */
  load: (before: T | null) => Promise<T[] | null>;
  row: (item: T) => HTMLElement;
  /**
   * Returns the item's key. With it a refresh adds new items at the top and leaves the others as they are; without it the list is
   * shown anew.
   */
  keyOf?: (item: T) => string;
  /** Groups with a head each. Items with the same key must be adjacent. Without it there is one list. */
  group?: { keyOf: (item: T) => string; head: (item: T) => HTMLElement };
  empty: string;
};
const pageSize = 20;

export function createPagedList<T>({ shell, load, row, keyOf, group, empty }: PagedListOptions<T>) {
  const { say, notices } = shell;
  const list = make('div', { class: 'num' });
  const foot = make('div', { class: 'list-foot' });
  let last: T | null = null;
  let rows: HTMLElement | null = null;
  const add = (item: T, before: T | null) => {
    const isAlike = before !== null && (!group || group.keyOf(before) === group.keyOf(item));
    if (!isAlike || !rows) {
      rows = make('div', { class: 'list' });
      list.append(...(group ? [group.head(item)] : []), rows);
    }
    rows.append(row(item));
  };
  const show = (items: T[], isFirst: boolean) => {
    if (isFirst) {
      list.replaceChildren();
      [rows, last] = [null, null];
    }
    for (const item of items) {
      add(item, last);
      last = item;
    }
    list.hidden = list.childElementCount === 0;
    const more = button(
      { class: 'btn btn--tonal btn--wide', onclick: () => void loadMore() },
      say('studio.lottery.more'),
    );
    foot.replaceChildren(
      ...(list.hidden ? [make('p', { class: 'empty text-muted' }, empty)] : []),
      ...(items.length === pageSize ? [more] : []),
    );
  };
  let newest: string | null = null;
  /** Puts new items above the others. Returns false if the gap to the known ones is longer than a page. */
  const addNew = (items: readonly T[]): boolean => {
    if (!keyOf || !rows || newest === null) return false;
    const known = items.findIndex((item) => keyOf(item) === newest);
    if (known < 0) return false;
    putAbove(rows, items.slice(0, known).map(row));
    return true;
  };
  const showFirst = (items: T[]): void => {
    if (!addNew(items)) show(items, true);
    const [first] = items;
    newest = keyOf && first !== undefined ? keyOf(first) : null;
  };
  const loadMore = async () => {
    const items = await load(last);
    if (items) show(items, false);
    else notices.toast(say('studio.game.offline'), 'warning');
  };
  return {
    element: make('div', { class: 'pad paged' }, list, foot),
    /** Loads the first page again. */
    refresh: async () => {
      const items = await load(null);
      if (items) showFirst(items);
      else if (list.childElementCount === 0) notices.toast(say('studio.game.offline'), 'warning');
    },
  };
}

/** Adds rows at the top. If the top is above the window, the page moves by their height, so that what is read stays in place. */
export function putAbove(list: HTMLElement, rows: readonly HTMLElement[]): void {
  if (rows.length === 0) return;
  const isAbove = list.getBoundingClientRect().top < 0;
  const before = list.offsetHeight;
  list.prepend(...rows);
  if (isAbove) window.scrollBy({ top: list.offsetHeight - before, behavior: 'instant' });
}
