// The ticket: nine fields, and the foil over them that a finger or a mouse rubs off.
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { createFields, type Fields } from './fields.ts';
import { brush, createFoil } from './foil.ts';
import type { Look } from './look.ts';
import { fields } from './reading.ts';
import { boxesOf, createRubbed, shownAt, type Point } from './rubbed.ts';

export type Ticket = {
  element: HTMLElement;
  /** A new one, under foil, with nothing below it. */
  renew: () => void;
  /** Puts the symbols below the foil, to be rubbed free. */
  fill: (cells: readonly string[]) => void;
  /** All at once. */
  showAll: () => void;
  mark: Fields['mark'];
};
type Parts = {
  say: Say;
  /** Printed on its head. */
  title: string;
  look: Look;
  onField: () => void;
  /** All nine were shown. */
  onShown: () => void;
};

/** As the sheet has it: the height of the fields and the gap between two, in parts of their width. */
const boxes = boxesOf({ height: 58 / 76, gap: 2 / 76 });

export function createTicket({ say, title, look, onField, onShown }: Parts): Ticket {
  const foil = createFoil(boxes, look.foil);
  const below = createFields(say, look);
  const grid = make('div', { class: 'fields' }, below.element, foil.element);
  let shown = new Set<number>();
  let rubbed = createRubbed(boxes);
  /** There is something to rub. */
  let isOn = false;

  const finish = (): void => {
    isOn = false;
    grid.classList.remove('is-on');
    foil.takeAll();
    onShown();
  };
  const showIfFree = (field: number): void => {
    const box = boxes[field];
    if (!box || shown.has(field) || rubbed.share(field) < shownAt) return;
    rubbed.clear(field);
    foil.take(box);
    shown.add(field);
    below.name(field, true);
    onField();
  };
  rubWith(foil.element, (from, to) => {
    if (!isOn) return;
    foil.rub(from, to);
    rubbed.pass(from, to, brush);
    for (let field = 0; field < fields; field += 1) showIfFree(field);
    if (shown.size === fields) finish();
  });
  // A turned phone: the foil is laid anew without what was rubbed off.
  new ResizeObserver(() => {
    if (!foil.isOff()) foil.lay(rubbed.offs());
  }).observe(grid);
  below.put([]);
  const head = make('p', { class: 'ticket-head one-line', 'aria-hidden': 'true' }, title);
  return {
    element: make('div', { class: 'ticket' }, head, grid),
    renew: () => {
      below.put([]);
      shown = new Set();
      rubbed = createRubbed(boxes);
      foil.lay([]);
    },
    fill: (cells) => {
      below.put(cells);
      isOn = true;
      grid.classList.add('is-on');
    },
    showAll: () => {
      for (let field = 0; field < fields; field += 1) below.name(field, true);
      finish();
    },
    mark: below.mark,
  };
}

/** Where the finger was between two frames, too; not every browser tells it. */
function waysOf(event: PointerEvent): PointerEvent[] {
  const between = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return between.length > 0 ? between : [event];
}

/** Tells the way of the one finger, or of the pressed mouse, in parts of the element's width. */
function rubWith(element: HTMLElement, onWay: (from: Point, to: Point) => void): void {
  let last: { id: number; point: Point } | null = null;
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width } = element.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / width };
  };
  element.addEventListener('pointerdown', (event) => {
    if (last) return;
    element.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    last = { id: event.pointerId, point };
    onWay(point, point);
  });
  element.addEventListener('pointermove', (event) => {
    for (const each of waysOf(event)) {
      if (last?.id !== event.pointerId) return;
      const from = last.point;
      last.point = pointOf(each);
      onWay(from, last.point);
    }
  });
  const leave = ({ pointerId }: PointerEvent) => {
    if (last?.id === pointerId) last = null;
  };
  element.addEventListener('pointerup', leave);
  element.addEventListener('pointercancel', leave);
}
