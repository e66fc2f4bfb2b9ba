// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { contrast } from '@parlour/theme/contrast';
import { expect, it } from 'vitest';
import { boatPicture } from './boats.ts';

const sheet = readFileSync(`${import.meta.dirname}/../../../sheet/looks/race.css`, 'utf8');

/** Returns a number of a rule of the style sheet, such as the pixels of a width. */
function pixelsOf(selector: string, property: RegExp): number {
  const [, rule = ''] = sheet.split(`\n${selector} {`);
  const [body = ''] = rule.split('}');
  return Number(property.exec(body)?.[1]);
}

const pictureOf = (number: number) => {
  const picture = boatPicture(number);
  const [, , units] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const attribute = (name: string) => Number(picture.querySelector('text')?.getAttribute(name));
  return { units: units ?? 0, attribute };
};

it.each(['.boat', '.course-boat > .boat'])(
  'GAME-10 the number of a boat is at least 11 px high where its picture is drawn as %s',
  (selector) => {
    const drawn = pixelsOf(selector, /width: ([\d.]+)px/);
    const size = pixelsOf('.boat-number', /font: 800 ([\d.]+)px/);
    expect((size * drawn) / pictureOf(10).units).toBeGreaterThanOrEqual(11);
  },
);

it('GAME-10 the number 10 stays on its sail, whatever the font', () => {
  const { attribute } = pictureOf(10);
  const [middle, width] = [attribute('x'), attribute('textLength')];
  expect(width).toBeGreaterThan(0);
  // The sail's sides where the digits are widest, from y 10 to y 20.
  expect(middle - width / 2).toBeGreaterThanOrEqual(20);
  expect(middle + width / 2).toBeLessThanOrEqual(42.5);
});

it.each(Array.from({ length: 10 }, (_, at) => at + 1))(
  'GAME-10 the number of boat %i has a contrast of 4.5 on its colour',
  (number) => {
    const [, rule = ''] = sheet.split(`\n.runner--${number} {`);
    const colourOf = (name: string) => {
      const short = new RegExp(`--${name}: #([\\da-f]+);`).exec(rule)?.[1] ?? '';
      return `#${short.length === 3 ? short.replaceAll(/./g, '$&$&') : short}`;
    };
    expect(contrast(colourOf('boat'), colourOf('on-boat'))).toBeGreaterThanOrEqual(4.5);
  },
);
