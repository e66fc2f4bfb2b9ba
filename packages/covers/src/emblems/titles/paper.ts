// Emblems of paper: a kite, a folded rocket, tickets.
import { hex } from '@parlour/theme/oklch';
import type { Brush } from '../../brush.ts';
import { starPath } from './shapes.ts';

export function kite({ tones, pair: [ground] }: Brush): string {
  const facets: [string, string][] = [
    ['0,-50 -34,-8 0,-8', tones.hi],
    ['0,-50 34,-8 0,-8', tones.md],
    ['-34,-8 0,-8 0,44', tones.lt],
    ['34,-8 0,-8 0,44', tones.dk],
  ];
  const [light, dark] = [hex([0.93, 0.07, ground - 30]), hex([0.74, 0.12, ground - 30])];
  const bow = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M1 0-11-7V7Z" fill="${light}"/><path d="M-1 0 11-7V7Z" fill="${dark}"/></g>`;
  return (
    `<path d="M-5 30C-4 54-18 56-26 47S-44 38-53 52" fill="none" stroke="${tones.white}" stroke-width="2.5" stroke-linecap="round"/>` +
    `${bow(-13, 51, 12)}${bow(-37, 41.5, 0)}${bow(-52, 50, -56)}` +
    `<g transform="translate(10 -10)rotate(22)scale(1.04)"><polygon points="0,-50 34,-8 0,44 -34,-8" fill="${tones.dp}" transform="translate(2 4)"/>` +
    facets.map(([points, fill]) => `<polygon points="${points}" fill="${fill}"/>`).join('') +
    `<path d="M0-50V44M-34-8H34" stroke="${tones.dp}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M0-30 9-8 0 18-9-8Z" fill="${tones.far}"/><path d="M0-30-9-8 0 18Z" fill="${tones.near}"/></g>`
  );
}

/** A rocket that was folded from one sheet. */
export function folded({ tones }: Brush): string {
  const facets: [string, string][] = [
    ['-9,30 0,56 0,30', tones.lt],
    ['9,30 0,56 0,30', tones.dk],
    ['-17,4 -34,34 -12,28', tones.md],
    ['17,4 34,34 12,28', tones.dp],
    ['-20,-16 0,-10 0,32 -14,30', tones.white],
    ['20,-16 0,-10 0,32 14,30', tones.pale],
    ['0,-54 -20,-16 0,-10', tones.hi],
    ['0,-54 20,-16 0,-10', tones.dk],
    ['0,-4 -9,7 0,18', tones.near],
    ['0,-4 9,7 0,18', tones.far],
  ];
  return (
    `<path d="M-56 52-40 40M-58 26-46 18M-32 60-24 52" stroke="${tones.white}" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>` +
    `<g transform="translate(8 -6)rotate(36)">${facets.map(([points, fill]) => `<polygon points="${points}" fill="${fill}"/>`).join('')}` +
    `<path d="M-20-16 0-10 20-16" fill="none" stroke="${tones.dp}" stroke-opacity=".5" stroke-width="2"/></g>`
  );
}

/** Two tickets, three stars on the upper one. */
export function tickets({ tones, linear }: Brush): string {
  const gold = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.4, 1]);
  const outline =
    'M-44-26H44Q50-26 50-20V-9A9 9 0 0 0 50 9V20Q50 26 44 26H-44Q-50 26-50 20V9A9 9 0 0 0-50-9V-20Q-50-26-44-26Z';
  const stars = [starPath(-30, 1, 9), starPath(-6, 0, 13), starPath(18, 1, 9)].join('');
  return (
    `<g transform="translate(1 -17)rotate(16)scale(.96)"><path d="${outline}" transform="translate(0 4)" fill="${tones.night}"/><path d="${outline}" fill="${linear([tones.white, tones.pale])}"/>` +
    `<path d="M-42-18H42M-42 18H42" stroke="${tones.far}" stroke-opacity=".3" stroke-width="2"/></g>` +
    `<g transform="translate(-2 14)rotate(-12)scale(1.02)"><path d="${outline}" transform="translate(0 5)" fill="${tones.dp}"/><path d="${outline}" fill="${gold}"/>` +
    `<path d="M34-20V22" stroke="${tones.dp}" stroke-width="3" stroke-dasharray="0.1 6.5" stroke-linecap="round"/>` +
    `<path d="${stars}" fill="${tones.far}" stroke="${tones.far}" stroke-width="3" stroke-linejoin="round"/></g>`
  );
}
