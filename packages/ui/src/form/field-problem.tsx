import type { ReactNode } from 'react';
import { WarningCircleIcon } from '../icons/first-screen.tsx';

type Props = {
  id: string;
  /** `alert` for a problem that comes from the server: it is read out at once. */
  role?: 'alert';
  children: ReactNode;
};

/** Problem of the field above it, which names it by `aria-describedby`. */
export const FieldProblem = ({ children, ...named }: Props) => (
  <p className="hint hint--bad" {...named}>
    <WarningCircleIcon size={16} />
    {children}
  </p>
);
