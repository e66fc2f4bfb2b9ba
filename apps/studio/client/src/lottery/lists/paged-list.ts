// A list that comes page by page, newest first.
import { button, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';

type Parts<T> = {
  shell: Shell;
  /** The page that ends before this one; the first for null. Null where the line is lost. */
  load: (before: T | null) => Promise<T[] | null>;
  row: (item: T) => HTMLElement;
  /** What stands over the items that belong together; those of one key come one after the other. Without it all are one list. */
  group?: { keyOf: (item: T) => string; head: (item: T) => HTMLElement };
  empty: string;
};
const pageSize = 20;

export function createPagedList<T>({ shell, load, row, group, empty }: Parts<T>) {
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
    /** The first page, anew. */
    refresh: async () => {
      const items = await load(null);
      if (items) show(items, true);
      else if (list.childElementCount === 0) notices.toast(say('studio.game.offline'), 'warning');
    },
  };
}
