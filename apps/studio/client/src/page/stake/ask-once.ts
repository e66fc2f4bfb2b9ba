// Asks for a confirmation of a stake above the operator's threshold, once for each amount.
import { confirm } from '../sheets/confirm-sheet.ts';
import type { Shell } from '../shell.ts';

/** Returns the title of the question and the label of its confirming button, with the sum in them. */
export type Question = (sum: string) => { title: string; yes: string };

export function askOnce(shell: Shell, question: Question): (stake: string) => Promise<boolean> {
  const { say, money, confirmAbove } = shell;
  const meant = new Set<string>();
  return async (stake) => {
    if (confirmAbove === null || BigInt(stake) <= confirmAbove || meant.has(stake)) return true;
    const sum = money.short(BigInt(stake));
    const text = say('studio.game.confirm', { sum });
    const isMeant = await confirm(shell, { ...question(sum), text });
    if (isMeant) meant.add(stake);
    return isMeant;
  };
}
