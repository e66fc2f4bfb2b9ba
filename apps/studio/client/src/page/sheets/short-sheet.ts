// Sheet for too little money: the balance, the needed sum, and a link to the lobby, where the player can deposit.
import { make, type Child } from '../element.ts';
import type { Money } from '../money/money.ts';
import { sheetRow } from './sheet.ts';
import type { Say } from '../texts.ts';
import { wayBack, type LobbyLink } from '../way-back.ts';

type ShortSheetOptions = {
  say: Say;
  money: Money;
  open: (title: string, ...children: Child[]) => unknown;
  balance: bigint | null;
  needed: bigint;
  lobby: LobbyLink | null;
};

export function openShortSheet({
  say,
  money,
  open,
  balance,
  needed,
  lobby,
}: ShortSheetOptions): void {
  const missing = balance !== null && balance < needed ? money.exact(needed - balance) : null;
  const text =
    missing === null ? say('studio.game.short') : say('studio.game.short_by', { amount: missing });
  open(
    say('studio.game.short_title'),
    make('p', { class: 'text-muted text-small sheet-text' }, text),
    make(
      'div',
      { class: 'list sheet-list' },
      balance !== null && sheetRow(say('studio.game.your_balance'), money.exact(balance)),
      sheetRow(say('studio.game.needed'), money.exact(needed)),
    ),
    lobby !== null &&
      wayBack(
        lobby,
        { class: 'btn btn--primary btn--wide sheet-act' },
        say('studio.game.back_to_lobby'),
      ),
  );
}
