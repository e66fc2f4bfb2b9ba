// The balance as the studio told it last, wherever the page shows it.
import type { Boot } from '../boot.ts';
import type { Calls } from '../calls.ts';
import { make, setText } from '../element.ts';
import type { Money } from './money.ts';
import type { Say } from '../texts.ts';

export type Purse = {
  /** In 1/100000; null while nothing is known. */
  known: () => bigint | null;
  set: (balance: string | null) => void;
  /**
   * Shows what it shows now until the function it gives is called: a balance must not tell a result before it is seen.
   * `unseen` is what came in by that result already, where the page was opened over it.
   */
  hold: (unseen?: bigint) => () => void;
  /** Asks the studio. */
  refresh: () => Promise<void>;
  /** Whether there is so much. Before it says no it asks: some may have come in, or gone, elsewhere. */
  affords: (sum: bigint) => Promise<boolean>;
  /** A place that always shows the balance, with what it is called before it. */
  line: (className: string) => HTMLElement;
  /** The two apart. */
  parts: () => { name: string; value: HTMLElement };
};
type Parts = {
  boot: Pick<Boot<unknown>, 'balance' | 'isDemo'>;
  calls: Calls;
  money: Money;
  say: Say;
};

export function createPurse({ boot, calls, money, say }: Parts): Purse {
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
