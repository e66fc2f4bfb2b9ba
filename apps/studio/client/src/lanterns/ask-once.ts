// A stake above the operator's threshold is asked about, once for each amount: another round of it is no surprise.
import { confirm } from '../page/sheets/confirm-sheet.ts';
import type { Shell } from '../page/shell.ts';

export function askOnce(shell: Shell): (stake: string) => Promise<boolean> {
  const { say, money, confirmAbove } = shell;
  const meant = new Set<string>();
  return async (stake) => {
    if (confirmAbove === null || BigInt(stake) <= confirmAbove || meant.has(stake)) return true;
    const sum = money.short(BigInt(stake));
    const isMeant = await confirm(shell, {
      title: say('studio.lanterns.confirm', { sum }),
      text: say('studio.game.confirm', { sum }),
      yes: say('studio.lanterns.play', { stake: sum }),
    });
    if (isMeant) meant.add(stake);
    return isMeant;
  };
}
