// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GreatEclipse } from './great-eclipse.tsx';
import { GreatGlobe } from './great-globe.tsx';

const places = ['cx', 'cy', 'r', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'rx', 'ry', 'd', 'offset'];

it.each([
  ['maintenance', GreatEclipse],
  ['access denied', GreatGlobe],
])(
  'BOOT-04, BOOT-06 the picture of %s is whole: what it refers to is in it, and every shape has its place',
  (...[, Picture]) => {
    const { container } = render(<Picture />);
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
