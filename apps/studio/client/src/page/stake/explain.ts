// Why the studio said no, in the player's words.
import type { Refused } from '../calls.ts';
import type { Shell } from '../shell.ts';

type Asked = {
  /** What the call would have taken; null for a call that takes nothing. */
  sum: bigint | null;
  /** What is said where it came too late. */
  closed?: string;
};

export function explain(shell: Shell, code: Refused, { sum, closed }: Asked): void {
  const { say, notices, purse, starts } = shell;
  if (code === 'short' && sum !== null) {
    void purse.refresh();
    return shell.openShortSheet(sum);
  }
  // The page is about to say so itself.
  if (code === 'over') return undefined;
  if (code === 'closed' && closed !== undefined) return notices.toast(closed, 'warning');
  if (code === 'refused') {
    // The wallet's reason may be that the member has logged out.
    void purse.refresh();
    return notices.toast(say('studio.game.refused'), 'warning');
  }
  if (code === 'early') {
    const seconds = Math.max(1, starts.left());
    return notices.toast(say('studio.game.early', { seconds }), 'warning');
  }
  if (code === 'unavailable') return notices.toast(say('studio.game.unavailable'), 'warning');
  return notices.toast(say('studio.game.failed'), 'warning');
}
