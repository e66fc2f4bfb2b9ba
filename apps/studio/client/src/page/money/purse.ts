// The balance that the studio reported last, for all elements that show it.
import type { Boot } from '../boot.ts';
import type { Calls } from '../calls.ts';
import { make, setText } from '../element.ts';
import type { Money } from './money.ts';
import type { Say } from '../texts.ts';

export type Purse = {
  /** Returns the balance in 1/100000; null while it is unknown. */
  known: () => bigint | null;
  set: (balance: string | null) => void;
  /**
   * Freezes the shown balance until the returned function is called, because a balance must not reveal a result before it
   * is shown. `unseen` is the part of the balance that the result already paid, if the page was opened during it.
   */
  hold: (unseen?: bigint) => () => void;
  /** Reads the balance from the studio. */
  refresh: () => Promise<void>;
  /** Resolves with whether the balance covers the sum. Reads it again before a no, because it may have changed elsewhere. */
  affords: (sum: bigint) => Promise<boolean>;
  /** Creates an element that always shows the balance, after its name. */
  line: (className: string) => HTMLElement;
  /** Creates the name and the value separately. */
  parts: () => { name: string; value: HTMLElement };
};
type PurseOptions = {
  boot: Pick<Boot<unknown>, 'balance' | 'isDemo'>;
  calls: Calls;
  money: Money;
  say: Say;
};

export function createPurse({ boot, calls, money, say }: PurseOptions): Purse {
  let balance = boot.balance === null ? null : BigInt(boot.balance);
  let shown = balance;
  const values: HTMLElement[] = [];
  let holds = 0;
  const name = say(boot.isDemo ? 'studio.game.play_money' : 'studio.game.balance');
  const write = (value: HTMLElement) => setText(value, shown === null ? '…' : money.exact(shown));
  const show = (next: bigint | null) => {
    shown = next;
    values.forEach(write);
  };
  const set = (next: string | null) => {
    if (next === null) return;
    balance = BigInt(next);
    if (holds === 0) show(balance);
  };
  const hold = (unseen = 0n) => {
    let isHeld = true;
    holds += 1;
    if (shown !== null) show(shown - unseen);
    return () => {
      if (isHeld) holds -= 1;
      isHeld = false;
      if (holds === 0) show(balance);
    };
  };
  const value = () => {
    const element = make('bdi', { class: 'num', 'data-balance': '' });
    values.push(element);
    write(element);
    return element;
  };
  const refresh = async () => {
    const answer = await calls.get<{ balance: string | null }>('balance');
    if (answer.end === 'answered') set(answer.body.balance);
  };
  const isEnough = (sum: bigint) => balance === null || balance >= sum;
  return {
    known: () => balance,
    set,
    hold,
    refresh,
    affords: async (sum) => {
      if (!isEnough(sum)) await refresh();
      return isEnough(sum);
    },
    line: (className) => make('p', { class: `num ${className}` }, `${name} `, value()),
    parts: () => ({ name, value: value() }),
  };
}
