// The area beside the column of a wide window: the operator's mark and name, and the code that opens its site on a phone (WIDE-02).
import { litStops, markBox, markShapes, type MarkColours, type Shape } from '@parlour/covers/mark';
import type { Calls } from '../calls.ts';
import { draw, make } from '../element.ts';

type BesideWords = {
  site: string;
  logo: MarkColours['logo'];
  label: string;
  claim: string;
  samePlace: string;
  code: string;
  phoneTitle: string;
  phone: string;
};

const light = 'beside-light';

function ellipse({ x, y, rx, ry, turn, line, fill }: Shape): SVGElement {
  const [ink, opacity] = fill === 'lit' ? [`url(#${light})`, 1] : [fill.colour, fill.opacity ?? 1];
  return draw('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    transform: turn === undefined ? null : `rotate(${turn} ${markBox / 2} ${markBox / 2})`,
    ...(line === undefined
      ? { fill: ink, 'fill-opacity': opacity }
      : { fill: 'none', stroke: ink, 'stroke-width': line }),
  });
}

function markOf(logo: MarkColours['logo']): SVGElement {
  const stops = litStops.map(({ offset, colour, opacity }) =>
    draw('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
  const gradient = draw('linearGradient', { id: light, x1: 0, y1: 0, x2: 1, y2: 1 }, ...stops);
  const shapes = markShapes({ logo, brand: 'var(--brand)', accent: 'var(--accent)' });
  return draw(
    'svg',
    { viewBox: `0 0 ${markBox} ${markBox}`, 'aria-hidden': 'true' },
    draw('defs', {}, gradient),
    ...shapes.map(ellipse),
  );
}

/** Adds the area after the game. Without an answer the sides have the operator's art alone. */
export async function showBeside(calls: Calls, play: string): Promise<void> {
  const answer = await calls.get<BesideWords>('beside');
  if (answer.end !== 'answered') return;
  const { site, logo, label, claim, samePlace, code, phoneTitle, phone } = answer.body;
  const picture = { src: `${play}beside.svg`, alt: code, width: 196, height: 196 };
  document.body.append(
    make(
      'aside',
      { class: 'beside', 'aria-label': label },
      make(
        'div',
        { class: 'beside-claim' },
        make('p', { class: 'logo' }, markOf(logo), make('span', { class: 'ltr' }, site)),
        make('p', { class: 'text-display' }, claim),
        make('p', { class: 'text-muted' }, samePlace),
      ),
      make(
        'div',
        { class: 'beside-phone' },
        make('img', picture),
        make('h2', { class: 'text-heading' }, phoneTitle),
        make('p', { class: 'text-small text-muted' }, phone),
      ),
    ),
  );
}
