import '../pages.css';
import { classNames } from '../class-names.ts';

type Props = { label: string; value: number; max: number; tone?: 'accent' | 'brand' };

export function ProgressBar({ label, value, max, tone = 'accent' }: Props) {
  return (
    <progress
      className={classNames('bar', tone === 'brand' && 'bar--brand')}
      aria-label={label}
      // A total of 0 counts as nothing done (MEMBER-05); <progress max="0"> would count as 1.
      value={max > 0 ? Math.min(value, max) : 0}
      max={max > 0 ? max : 1}
    />
  );
}
