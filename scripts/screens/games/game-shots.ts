// Screens of the studio's games: each engine before the first press, in the middle, at its end and with its rules; alternately in both
// themes, in Urdu on a narrow phone, and on a wide window.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { buy, openResult, pick, pickKind, tickets, trends, watch } from './draw-acts.ts';
import {
  board,
  fly,
  landed,
  loseField,
  openProof,
  openRules,
  openThree,
  playRound,
  scratchSome,
  win,
} from './instant-acts.ts';

type Act = (page: Page) => Promise<unknown>;
type ShotVariant = Pick<Shot, 'merchant' | 'language' | 'on'>;
/** Actions that lead to the screens of an engine: in the middle, if there is one without movement, and at the end. */
type Acts = { middle?: Act; end: Act };

const lumen: ShotVariant = { merchant: 'lumen' };
const marigold: ShotVariant = { merchant: 'marigold' };
const narrowUrdu: ShotVariant = { merchant: 'marigold', language: 'UR', on: 'narrow' };
const darkUrdu: ShotVariant = { merchant: 'lumen', language: 'UR', on: 'narrow' };
const wide: ShotVariant = { merchant: 'lumen', on: 'desktop' };

const addressOf = (vendor: string, code: string): string =>
  vendor === lotteryVendors.common
    ? `/m/launchGame?prize_mode=ELOTT&playType=1&code=${code}`
    : `/m/launchGame?vendor=${vendor}&code=${code}`;

type Engine = readonly [name: string, vendor: string, code: string, acts: Acts];

const engines: readonly Engine[] = [
  ['lanterns', 'TIDEPOOL', 'harbour-lights', { end: win }],
  ['reels', 'TIDEPOOL', 'tide-and-pearl', { end: win }],
  ['mines', 'TIDEPOOL', 'pearl-diver', { middle: openThree, end: loseField }],
  ['scratch', 'PAPERFOX', 'gold-leaf', { middle: scratchSome, end: win }],
  ['kite', 'PAPERFOX', 'paper-kite', { middle: fly, end: landed }],
  ['six', lotteryVendors.common, 'lucky-six', { middle: pick, end: openResult }],
  ['three', lotteryVendors.common, 'minute-three', { middle: pick, end: openResult }],
  ['five', lotteryVendors.common, 'five-minute-five', { middle: pick, end: tickets }],
  ['keno', lotteryVendors.common, 'minute-keno', { middle: pick, end: watch }],
  ['dice', lotteryVendors.common, 'minute-dice', { middle: pickKind(2), end: watch }],
  ['race', lotteryVendors.common, 'ten-boats', { middle: pickKind(4), end: watch }],
];

const shot = (
  name: string,
  [vendor, code]: readonly [string, string],
  look: ShotVariant,
): Shot => ({
  name: `game-${name}`,
  path: addressOf(vendor, code),
  as: 'member',
  ...look,
});

/** Returns an engine's shots. Both themes show each engine, and no picture exists only for the theme. */
function shotsOf([name, vendor, code, acts]: Engine, place: number): Shot[] {
  const title = [vendor, code] as const;
  const isEven = Math.floor(place / 2) * 2 === place;
  const [one, other] = isEven ? [lumen, marigold] : [marigold, lumen];
  const urdu = isEven ? narrowUrdu : darkUrdu;
  return [
    shot(name, title, one),
    shot(`${name}-narrow`, title, urdu),
    ...(acts.middle ? [{ ...shot(`${name}-middle`, title, other), act: acts.middle }] : []),
    { ...shot(`${name}-end`, title, isEven ? { ...other, on: 'desktop' } : one), act: acts.end },
    { ...shot(`${name}-rules`, title, one), act: openRules },
  ];
}

const rocket = ['PAPERFOX', 'paper-rocket'] as const;
const more: Shot[] = [
  { ...shot('rocket', rocket, marigold), act: board },
  {
    ...shot('mines-proof', ['TIDEPOOL', 'pearl-diver'], lumen),
    act: async (page) => {
      await loseField(page);
      await openProof(page);
    },
  },
  {
    ...shot('scratch-lucky', ['PAPERFOX', 'lucky-tickets'], wide),
    act: async (page) => {
      await playRound(page);
    },
  },
  { ...shot('keno-trends', [lotteryVendors.common, 'minute-keno'], marigold), act: trends },
  { ...shot('three-trends', [lotteryVendors.common, 'minute-three'], darkUrdu), act: trends },
  { ...shot('race-bought', [lotteryVendors.common, 'ten-boats'], marigold), act: buy },
  ...(['reels', 'dice'] as const).map((name) => {
    const [, vendor = '', code = ''] = engines.find(([each]) => each === name) ?? [];
    return { ...shot(`${name}-rules-narrow`, [vendor, code], narrowUrdu), act: openRules };
  }),
];

export const gameShots: Shot[] = [...engines.flatMap(shotsOf), ...more];
