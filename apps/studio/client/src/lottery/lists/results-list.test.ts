// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it, vi } from 'vitest';
import type { Shell } from '../../page/shell.ts';
import { createSay } from '../../page/texts.ts';
import { heatTables } from './heat.ts';
import { createPagedList, putAbove } from './paged-list.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');
const row = (text: string) => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

it('GAME-10 a new draw comes in at the top, and the rows that are read stay as they are', async () => {
  const pages = [
    ['3', '2', '1'],
    ['4', '3', '2'],
    ['9', '8', '7'],
  ];
  const list = createPagedList<string>({
    shell: { say, notices: { toast: () => undefined } } as unknown as Shell,
    empty: '',
    load: async () => pages.shift() ?? null,
    keyOf: (item) => item,
    row,
  });
  const rows = () => [...list.element.querySelectorAll('p')];
  await list.refresh();
  const before = rows();
  await list.refresh();
  expect(rows().map(({ textContent }) => textContent)).toEqual(['4', '3', '2', '1']);
  expect(rows().slice(1)).toEqual(before);
  expect(rows()[1]).toBe(before[0]);
  // A gap of more than a page: the list begins anew.
  await list.refresh();
  expect(rows().map(({ textContent }) => textContent)).toEqual(['9', '8', '7']);
});

it.each([
  [-200, [[{ top: 44, behavior: 'instant' }]]],
  [120, []],
])('GAME-10 with the top of the list at %s px the page moves by %j', (top, moves) => {
  const list = document.createElement('div');
  list.append(row('old'));
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  vi.spyOn(list, 'offsetHeight', 'get').mockImplementation(() => list.childElementCount * 44);
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  putAbove(list, [row('new')]);
  expect(scroll.mock.calls).toEqual(moves);
  expect(list.textContent).toBe('newold');
});

it('GAME-10 a number has its count in its cell, so that its tint never stands alone', () => {
  const rows = [
    { value: 1, count: 13, gap: 0 },
    { value: 2, count: 19, gap: 4 },
    { value: 3, count: 7, gap: 31 },
  ];
  const shown = heatTables(say, [{ name: '', rows }], 100);
  const cells = [...shown.querySelectorAll('.heat-cell')].map(({ children }) =>
    [...children].slice(0, 2).map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['1', '13'],
    ['2', '19'],
    ['3', '7'],
  ]);
  const facts = [...shown.querySelectorAll('.heat-fact')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Most drawn219 times', 'Longest unseen331 draws']);
});
