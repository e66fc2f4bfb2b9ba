// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { litStops, markShapes } from '@parlour/covers/mark';
import { expect, it } from 'vitest';
import { Mark } from './mark.tsx';

const colours = { brand: 'var(--brand)', accent: 'var(--accent)' };
const whole: Record<string, string> = { '#fff': '#ffffff' };
const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? Number.NaN);

/** Describes a shape in the form of `@parlour/covers/mark`. */
function told(element: Element) {
  const isRim = element.getAttribute('fill') === 'none';
  const ink = element.getAttribute(isRim ? 'stroke' : 'fill') ?? '';
  const opacity = number(element, 'fill-opacity');
  const turn = /rotate\((\d+) 16 16\)/.exec(element.parentElement?.getAttribute('transform') ?? '');
  const fill = ink.startsWith('url(')
    ? 'lit'
    : { colour: whole[ink] ?? ink, ...(!Number.isNaN(opacity) && { opacity }) };
  const isCircle = element.tagName === 'circle';
  return {
    x: number(element, 'cx'),
    y: number(element, 'cy'),
    rx: number(element, isCircle ? 'r' : 'rx'),
    ry: number(element, isCircle ? 'r' : 'ry'),
    ...(turn && { turn: Number(turn[1]) }),
    ...(isRim && { line: number(element, 'stroke-width') }),
    fill,
  };
}
const allOf = (name: 'eclipse' | 'flower' | 'disc', selector: string) => [
  ...render(<Mark name={name} />).container.querySelectorAll(selector),
];

it.each(['eclipse', 'flower', 'disc'] as const)(
  'APP-05 the %s of a page is the one of the icons, shape by shape',
  (logo) => {
    // A standalone picture has no parent elements, so a parent's rotation is part of the shape (`turn`).
    expect(allOf(logo, 'circle, ellipse').map(told)).toEqual(markShapes({ ...colours, logo }));
  },
);

it('APP-05 the light over it is the same', () => {
  const stops = allOf('disc', 'stop').map((stop) => ({
    offset: Number(stop.getAttribute('offset') ?? 0),
    colour: whole[stop.getAttribute('stop-color') ?? ''] ?? stop.getAttribute('stop-color'),
    opacity: number(stop, 'stop-opacity'),
  }));
  expect(stops).toEqual(litStops);
});
