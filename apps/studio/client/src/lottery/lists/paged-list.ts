// A list that is loaded page by page, newest first.
import { button, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';

type PagedListOptions<T> = {
  shell: Shell;
  /** Loads the page after an item, or the first page for null. Returns null if the connection is lost. */
  load: (before: T | null) => Promise<T[] | null>;
  row: (item: T) => HTMLElement;
  /** Groups with a head each. Items with the same key must be adjacent. Without it there is one list. */
  group?: { keyOf: (item: T) => string; head: (item: T) => HTMLElement };
  empty: string;
};
const pageSize = 20;

export function createPagedList<T>({ shell, load, row, group, empty }: PagedListOptions<T>) {
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
      if (items) show(items, true);
      else if (list.childElementCount === 0) notices.toast(say('studio.game.offline'), 'warning');
    },
  };
}
