import type { ReactNode } from 'react';
import { WarningCircleIcon } from '../icons/first-screen.tsx';

/** `alert` for a problem that comes from the server while the focus is elsewhere: it is read out at once. */
type ProblemRole = 'alert' | undefined;

type Props = { id: string; role?: ProblemRole; children: ReactNode };

/** Problem of the field above it, which names it by `aria-describedby`. */
export const FieldProblem = ({ children, ...named }: Props) => (
  <p className="hint hint--bad" {...named}>
    <WarningCircleIcon size={16} />
    {children}
  </p>
);
