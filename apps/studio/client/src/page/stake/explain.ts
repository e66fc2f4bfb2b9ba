// Shows the player why the studio refused a call.
import type { RefusalCode } from '../calls.ts';
import type { Shell } from '../shell.ts';

type RefusedCall = {
  /** Sum that the call would have cost; null for a call without a cost. */
  sum: bigint | null;
  /** Text for a call that was too late. */
  closed?: string;
};

export function explain(shell: Shell, code: RefusalCode, { sum, closed }: RefusedCall): void {
  const { say, notices, purse, starts } = shell;
  if (code === 'short' && sum !== null) {
    void purse.refresh();
    return shell.openShortSheet(sum);
  }
  // The page reloads and then shows that the game has ended.
  if (code === 'over') return undefined;
  if (code === 'closed' && closed !== undefined) return notices.toast(closed, 'warning');
  if (code === 'refused') {
    // The wallet may have refused because the member has logged out.
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
