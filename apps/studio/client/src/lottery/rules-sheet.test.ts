// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { make, type Child } from '../page/element.ts';
import { createMoney } from '../page/money/money.ts';
import type { Shell } from '../page/shell.ts';
import { createSay } from '../page/texts.ts';
import type { Game } from './game.ts';
import { openRulesSheet } from './rules-sheet.ts';
import type { Rules } from './state.ts';
import { rulesFor } from './testing/rules-for.ts';

const { textsOf } = await loadGameTexts();

/** Opens the rules of a game, and returns its steps and the bold figures of each. */
function shown(
  changed: Partial<Rules>,
  language: 'EN' | 'TH' = 'EN',
  game: Parameters<typeof rulesFor>[0] = 'race-of-ten',
) {
  const locale = language === 'EN' ? 'en-GB' : 'th-TH';
  const sheet = make('section');
  const shell = {
    say: createSay(textsOf(language, 'lottery'), locale),
    money: createMoney('PHP'),
    title: { code: 'ten-boats', name: 'Ten Boats', cover: null, hue: null },
    openSheet: (_title: string, ...children: Child[]) => {
      sheet.append(...children.filter((each) => each !== null && each !== false));
      return { leave: () => undefined, closed: Promise.resolve() };
    },
  } as unknown as Shell;
  const rules = { ...rulesFor(game), ...changed };
  const desk = { state: () => ({ unit: '1000000', mostUnits: { winner: 50 } }) };
  openRulesSheet({ shell, desk, rules, locale } as unknown as Game);
  return [...sheet.querySelectorAll('.rule-steps > li')].map((step) => ({
    text: step.textContent,
    bold: [...step.querySelectorAll('b')].map(({ textContent }) => textContent),
  }));
}

it('GAME-09 the interval of draws, the closing time and the number of draws are bold', () => {
  const steps = shown({ schedule: { every: 60 }, closesBefore: 5, mostDraws: 10 });
  expect(steps).toContainEqual({
    text: 'There is a draw every 60 seconds. Sales close 5 seconds before.',
    bold: ['60 seconds', '5 seconds'],
  });
  expect(steps).toContainEqual({
    text: 'A ticket can run for up to 10 draws in a row.',
    bold: ['10'],
  });
});

it('GAME-09 how many numbers win at least follows from the prizes of the game', () => {
  const [match] = rulesFor('six-of-45').kinds;
  const odds = match?.odds.filter(({ outcome }) => Number(outcome) > 3) ?? [];
  const least = (changed: Partial<Rules>) =>
    shown(changed, 'EN', 'six-of-45').find(({ text }) => text?.startsWith('Match'))?.bold;
  expect(least({})).toEqual(['3']);
  expect(least({ kinds: match ? [{ ...match, odds }] : [] })).toEqual(['4']);
});

it('GAME-09 the time of a daily draw is bold', () => {
  const schedule = { at: '21:00', days: [3, 6], zone: 'UTC' };
  expect(shown({ schedule, closesBefore: 300, mostDraws: 1 })).toContainEqual({
    text: 'There is a draw every Wednesday and Saturday at 21:00, UTC. Sales close 5 minutes before.',
    bold: ['21:00', '5 minutes'],
  });
});

it('GAME-09, LANG-04 times are bold with their unit in the player’s language', () => {
  const steps = shown({ schedule: { every: 300 }, closesBefore: 5 }, 'TH');
  expect(steps.map(({ bold }) => bold)).toContainEqual(['5 นาที', '5 วินาที']);
});
