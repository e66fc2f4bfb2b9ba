// Board of the race: a lane for each boat, with the rank for which it is picked.
import { button, isDisabled, make, setDisabled, setText } from '../../../page/element.ts';
import { kindOf } from '../../rules/kinds.ts';
import type { Board, BoardParts, Draft, LookParts } from '../look.ts';
import { clearButton, pickedHead, quickButton } from '../quick.ts';
import { rove } from '../roving.ts';
import { boatMark, boatPicture } from './boats.ts';
import { choose } from './composing.ts';

export function createRaceBoard({ shell, rules }: LookParts, parts: BoardParts): Board {
  const { say } = shell;
  const { low, high } = rules.machine;
  let draft: Draft = { group: '', kind: null, numbers: [] };
  const picked = make('div', { class: 'balls grow', role: 'img' });
  const clear = clearButton(say, parts.onClear);
  const quick = quickButton(say, parts.onQuick);
  const lanes = Array.from({ length: high - low + 1 }, (_, each) => {
    const badge = make('span', { class: 'lane-badge num' });
    const element = button(
      { class: 'water-lane', 'aria-pressed': 'false' },
      boatPicture(low + each),
      make('span', { class: 'water-line' }),
      badge,
    );
    return { element, badge };
  });
  const all = lanes.map(({ element }) => element);
  const label = say('studio.lottery.your_boats');
  const grid = make('div', { class: 'water', role: 'group', 'aria-label': label }, ...all);
  const roving = rove(grid, all);
  grid.addEventListener('click', ({ target }) => {
    const index = all.findIndex((lane) => lane.contains(target as Node));
    const lane = all[index];
    if (!lane || isDisabled(lane)) return;
    roving.goTo(index);
    const next = choose(rules, draft, low + index);
    const most = kindOf(rules, draft.kind)?.picks ?? 0;
    if (next) parts.onChange(next);
    else parts.onRefuse(say('studio.lottery.full_of', { count: most }));
  });
  const isOrdered = (): boolean => {
    const way = kindOf(rules, draft.kind)?.way;
    return way === 'exacta' || way === 'trifecta';
  };
  const showLanes = (isClosed: boolean): void => {
    for (const [index, { element, badge }] of lanes.entries()) {
      const number = low + index;
      const place = draft.numbers.indexOf(number);
      const boat = say('studio.lottery.boat', { number });
      const forPlace = say('studio.lottery.boat_for', { number, place: place + 1 });
      element.setAttribute('aria-pressed', String(place >= 0));
      element.setAttribute('aria-label', place >= 0 && isOrdered() ? forPlace : boat);
      setText(badge, place < 0 ? '' : isOrdered() ? String(place + 1) : '✓');
      setDisabled(element, isClosed);
    }
  };
  const showPicked = ({ numbers }: Draft): void => {
    const most = kindOf(rules, draft.kind)?.picks ?? 0;
    const free = Array.from({ length: Math.max(0, most - numbers.length) }, () =>
      make('span', { class: 'runner runner--free' }),
    );
    picked.replaceChildren(...numbers.map((each) => boatMark(each ?? 0)), ...free);
    picked.setAttribute('aria-label', `${say('studio.lottery.your_boats')}: ${numbers.join(', ')}`);
  };
  return {
    element: make('section', { class: 'pad' }, pickedHead(picked, clear), grid, quick),
    show: (next, isClosed) => {
      draft = next;
      showPicked(next);
      clear.hidden = next.numbers.length === 0;
      setDisabled(quick, isClosed);
      showLanes(isClosed);
    },
  };
}
