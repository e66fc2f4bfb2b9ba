// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it, vi } from 'vitest';
import type { CallAnswer } from '../../page/calls.ts';
import { createMoney } from '../../page/money/money.ts';
import { createStarts } from '../../page/stake/starts.ts';
import { createSay } from '../../page/texts.ts';
import type { UpcomingDraw } from '../desk.ts';
import type { Game } from '../game.ts';
import { createSetComposing } from '../looks/set-composing.ts';
import { rulesFor } from '../testing/rules-for.ts';
import { createBuyDock } from './buy-dock.ts';
import { readPicks, type Table } from './picks.ts';

const { textsOf } = await loadGameTexts();
const rules = rulesFor('six-of-45');
const table: Table = {
  composing: createSetComposing(rules, 6),
  groups: [{ name: 'match', label: '' }],
  rules,
  limits: { mostUnits: { match: 5 }, mostSlips: 10 },
};

/** Opens the dock with one complete ticket on the board, a studio that gives this answer to the purchase, and this next draw. */
function opened(answer: CallAnswer<object>, upcoming?: Partial<UpcomingDraw>) {
  const say = createSay(textsOf('EN', 'lottery'), 'en');
  const starts = createStarts({ startsInMs: 0 });
  const posted: string[] = [];
  const toasts: string[] = [];
  const shell = {
    say,
    starts,
    money: createMoney('PHP'),
    purse: {
      affords: async () => true,
      set: () => undefined,
      line: () => document.createElement('p'),
    },
    notices: { toast: (text: string) => void toasts.push(text), speak: () => undefined },
    vibration: { give: () => undefined },
    confirmAbove: null,
    calls: {
      post: async (path: string) => {
        posted.push(path);
        if (answer.end === 'refused') starts.learn({ startsInMs: 3_000 });
        return answer;
      },
    },
  };
  const desk = {
    state: () => ({ unit: '2000000', current: { issue: '1' } }),
    learn: () => undefined,
    upcoming: () => upcoming,
    shortNameOf: (issue: string) => `072${issue}`,
  };
  const game = { shell, desk, rules } as unknown as Game;
  const picks = readPicks(table, { numbers: [4, 11, 19, 27, 33, 42] });
  const composer = { picks: () => picks, table };
  const dock = createBuyDock({ game, composer, onBought: () => dock.show(false) });
  document.body.replaceChildren(dock.element);
  dock.show(false);
  const button = document.querySelector<HTMLButtonElement>('.btn--primary');
  if (!button) throw new Error('There is no button.');
  return { button, posted, toasts, dock };
}
const slip = { id: 's', issue: '1', state: 'bought', isPaid: false };

it('LAUNCH-09 after a purchase the button waits for the next, and takes no press before', async () => {
  const body = { slips: [slip], balance: '1', pace: { startsInMs: 5_000 } };
  const { button, posted } = opened({
    end: 'answered',
    body,
    sample: { sent: 0, received: 0 },
  });
  expect(button.textContent).toBe('Buy ticket');
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Ready in 5 seconds'));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.click();
  expect(posted).toEqual(['lottery/slips']);
});

it('LAUNCH-09 a purchase that comes too soon is refused in words, and the button waits', async () => {
  const { button, toasts } = opened({ end: 'refused', code: 'early' });
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Ready in 3 seconds'));
  expect(toasts).toEqual(['Too soon. You can play again in 3 seconds.']);
});

it.each([
  [{ issue: '2', sales: 'soon' } as const, '0722, opens soon'],
  [{ issue: '1', sales: 'closed' } as const, '0721, sales closed'],
])('GAME-05 once sales have closed the dock speaks of the next draw: %j', (upcoming, text) => {
  const { dock, button } = opened({ end: 'refused', code: 'early' }, upcoming);
  dock.show(true);
  expect(dock.element.querySelector('.text-subheading')?.textContent).toBe(text);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
