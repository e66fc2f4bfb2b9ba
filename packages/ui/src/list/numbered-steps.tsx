import './numbered.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type Props = { className?: string | undefined; children: ReactNode };

/** Numbered instructions; each child is an `li`. */
export const NumberedSteps = ({ className, children }: Props) => (
  <ol className={classNames('numbered', className)}>{children}</ol>
);
