// Too little money: what there is, what it takes, and the way to the lobby, where money comes in.
import { make, type Child } from '../element.ts';
import type { Money } from '../money/money.ts';
import { sheetRow } from './sheet.ts';
import type { Say } from '../texts.ts';
import { wayBack } from '../way-back.ts';

type Parts = {
  say: Say;
  money: Money;
  open: (title: string, ...children: Child[]) => unknown;
  balance: bigint | null;
  needed: bigint;
  lobby: string | null;
};

export function openShortSheet({ say, money, open, balance, needed, lobby }: Parts): void {
  const missing = balance !== null && balance < needed ? needed - balance : null;
  open(
    say('studio.game.short_title'),
    make('p', { class: 'text-muted text-small sheet-text' }, say('studio.game.short')),
    missing !== null &&
      make('p', { class: 'text-caption text-muted' }, say('studio.game.short_by')),
    missing !== null &&
      make('p', { class: 'hero num text-accent sheet-hero' }, money.exact(missing)),
    make(
      'div',
      { class: 'list sheet-list' },
      balance !== null && sheetRow(say('studio.game.your_balance'), money.exact(balance)),
      sheetRow(say('studio.game.needed'), money.exact(needed)),
    ),
    lobby !== null &&
      wayBack(
        { class: 'btn btn--primary btn--wide sheet-act', href: lobby },
        say('studio.game.back_to_lobby'),
      ),
  );
}
