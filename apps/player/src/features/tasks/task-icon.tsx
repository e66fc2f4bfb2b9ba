import {
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
} from '@parlour/ui/icons/account';
import { CardsThreeIcon, TicketIcon } from '@parlour/ui/icons/categories';
import { CalendarCheckIcon, CoinsIcon, PlayCircleIcon } from '@parlour/ui/icons/rewards';
import type { Task } from './use-tasks.ts';

const icons = {
  registered: IdentificationCardIcon,
  mobile: DeviceMobileIcon,
  email: EnvelopeSimpleIcon,
  days: CalendarCheckIcon,
  rounds: PlayCircleIcon,
  games: CardsThreeIcon,
  staked: CoinsIcon,
  tickets: TicketIcon,
};

/** The icon of the deed that a task counts. Its colour shows the task's state, which the row's text also states. */
export function TaskIcon({ task: { does } }: { task: Task }) {
  const Icon = icons[does];
  return <Icon size={18} />;
}
