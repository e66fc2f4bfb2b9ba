// Parts that several emblems of the titles share: numbered balls, stars, water that continues to the cover's edges.
import { at, type Brush } from '../../brush.ts';
import { digit } from '../../digits.ts';

/** Returns a digit from 1 to 9. `shift`, from 0 to 28, makes the digits of one picture differ. */
export const digitOf = ({ seed }: Brush, shift: number): number => 1 + ((seed >>> shift) % 9);

type Ball = {
  place: readonly [x: number, y: number, r: number];
  fill: string;
  value: number;
  ink: string;
};

export function numberedBall({ place: [x, y, r], fill, value, ink }: Ball): string {
  const middle = { x, y: Number(at(y + r * 0.08)) };
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
    `<ellipse cx="${x}" cy="${middle.y}" rx="${at(r * 0.57)}" ry="${at(r * 0.55)}" fill="#fffdf5"/>` +
    digit(value, { ...middle, size: r * 0.66, colour: ink }) +
    `<ellipse rx="${at(r * 0.26)}" ry="${at(r * 0.12)}" fill="#fff" opacity=".7" transform="translate(${at(x - r * 0.4)} ${at(y - r * 0.68)})rotate(-30)"/>`
  );
}

/** Returns the outline of a star with five points; `r` is the distance to a point. */
export function starPath(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 ? r * 0.5 : r;
    const angle = (corner * Math.PI) / 5;
    return `${at(x + reach * Math.sin(angle))} ${at(y - reach * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

const swell = (x: number, y: number) => `M${x} ${y}q15-7 30 0${'t30 0'.repeat(20)}V400H${x}Z`;

/** Two rows of waves from the height `y` down, as wide as any cover. */
export function water({ tones, define }: Brush, y: number): string {
  const fade = (from: string, to: string) =>
    define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y}" y2="${y + 50}">` +
        `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
  return (
    `<g stroke="#fff" stroke-width="1.5"><path d="${swell(-315, y)}" fill="${fade(tones.near, tones.far)}" stroke-opacity=".4"/>` +
    `<path d="${swell(-300, y + 13)}" fill="${fade(tones.far, tones.night)}" stroke-opacity=".22"/></g>`
  );
}
