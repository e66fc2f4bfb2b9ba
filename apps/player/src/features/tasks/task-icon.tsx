import { LockKeyIcon } from '@parlour/ui/icons/first-screen';
import { GiftFillIcon } from '@parlour/ui/icons/navigation';
import {
  CheckBoldIcon,
  CircleIcon,
  HourglassMediumIcon,
  XBoldIcon,
} from '@parlour/ui/icons/status';
import type { Task } from './use-tasks.ts';

/** The icon of a task's state, which the text next to it also states. */
export function TaskIcon({ task: { state, done } }: { task: Task }) {
  const Begun = done > 0 ? HourglassMediumIcon : CircleIcon;
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
