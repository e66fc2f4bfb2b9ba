import { GameControllerIcon, SparkleIcon } from '@parlour/ui/icons/categories';
import { LockKeyIcon } from '@parlour/ui/icons/first-screen';
import { GiftFillIcon } from '@parlour/ui/icons/navigation';
import { CheckBoldIcon, XBoldIcon } from '@parlour/ui/icons/status';
import type { Task } from './use-tasks.ts';

/** What state it is in: the words beside it say so, too. */
export function TaskIcon({ task: { state, done } }: { task: Task }) {
  const Begun = done > 0 ? GameControllerIcon : SparkleIcon;
  const pictures = {
    paid: CheckBoldIcon,
    ready: GiftFillIcon,
    waiting: GiftFillIcon,
    open: Begun,
    locked: LockKeyIcon,
    over: XBoldIcon,
  };
  const Picture = pictures[state];
  return <Picture size={18} />;
}
