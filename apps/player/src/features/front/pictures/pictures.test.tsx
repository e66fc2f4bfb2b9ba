// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logoMarks } from '@parlour/contract/theme/theme';
import { GreatGlobe } from './great-globe.tsx';
import { OrbitArt } from './orbit-art.tsx';

const places = ['cx', 'cy', 'r', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'rx', 'ry', 'd', 'offset'];

it.each([
  ['access denied', <GreatGlobe key="globe" />] as const,
  ...logoMarks.map(
    (logo) => [`maintenance, ${logo}`, <OrbitArt key={logo} logo={logo} />] as const,
  ),
])(
  'BOOT-04, BOOT-06 the picture of %s is whole: what it refers to is in it, and every shape has its place',
  (...[, picture]) => {
    const { container } = render(picture);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = container.innerHTML.matchAll(/url\(#([^)]*)\)/g);
    const wanted = new Set([...named].map(([, id]) => id));
    expect(wanted.size).toBeGreaterThan(2);
    expect([...wanted].filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    // Ids of gradients and masks are all used.
    expect(ids.filter((id) => !wanted.has(id))).toEqual([]);
    const empty = [...container.querySelectorAll('svg *')].flatMap(({ attributes, tagName }) =>
      [...attributes]
        .filter(({ name, value }) => places.includes(name) && !/\d/.test(value))
        .map(({ name }) => `${tagName} ${name}`),
    );
    expect(empty).toEqual([]);
  },
);

it('BOOT-04 the picture of maintenance shows the mark of the merchant: only one of the three is an eclipse', () => {
  const drawn = logoMarks.map((logo) => {
    const { container } = render(<OrbitArt logo={logo} />);
    const shapes = [...container.querySelectorAll('circle, ellipse')];
    return shapes.map((shape) => shape.outerHTML.replaceAll(/url\([^)]*\)/g, 'url'));
  });
  expect(new Set(drawn.map((shapes) => shapes.join(''))).size).toBe(3);
  expect(drawn.map((shapes) => shapes.some((shape) => shape.startsWith('<ellipse')))).toEqual(
    logoMarks.map((logo) => logo === 'flower'),
  );
});
