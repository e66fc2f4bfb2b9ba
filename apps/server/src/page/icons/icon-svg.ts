// Writes an icon as SVG for the browser's tab, and its mark for other pictures.
import {
  litStops,
  markBox,
  markShapes,
  type Fill,
  type MarkColours,
  type Shape,
} from '@parlour/covers/mark';
import type { IconLook, IconShape } from './icon-look.ts';

const box = 64;

export function iconSvg(look: IconLook, { mark, corner }: IconShape): string {
  const [from, to] = look.ground;
  const start = short((box * (1 - mark)) / 2);
  const width = box * mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}"><defs>` +
    `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `${litGradient}</defs>` +
    `<rect width="${box}" height="${box}" rx="${short(box * corner)}" fill="url(#ground)"/>` +
    `${markGroup(look, { x: start, y: start, width })}</svg>`
  );
}

/** The gradient that marks refer to; a picture needs it once. */
export const litGradient = `<linearGradient id="lit" x2="1" y2="1">${litStops
  .map(
    ({ offset, colour, opacity }) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  .join('')}</linearGradient>`;

/** Writes the mark with the position and width of its box, in units of the picture. */
export const markGroup = (
  colours: MarkColours,
  { x, y, width }: { x: number; y: number; width: number },
): string =>
  `<g transform="translate(${x} ${y}) scale(${short(width / markBox)})">${markShapes(colours).map(write).join('')}</g>`;

const short = (value: number): number => Number(value.toFixed(3));

function write({ x, y, rx, ry, turn = 0, line, fill }: Shape): string {
  const middle = markBox / 2;
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${middle} ${middle})"`;
  const ink =
    line === undefined
      ? paint('fill', fill)
      : `fill="none" stroke-width="${line}" ${paint('stroke', fill)}`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${ink}${turned}/>`;
}

function paint(name: 'fill' | 'stroke', fill: Fill): string {
  if (fill === 'lit') return `${name}="url(#lit)"`;
  const opacity = fill.opacity === undefined ? '' : ` ${name}-opacity="${fill.opacity}"`;
  return `${name}="${fill.colour}"${opacity}`;
}
