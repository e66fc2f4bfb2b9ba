import '../pages.css';
import { ProgressBar } from './progress-bar.tsx';

type Props = { label: string; done: number; total: number };

/** One segment for each step; a plain bar for more than 12 steps. */
export function ProgressSteps({ label, done, total }: Props) {
  if (total > 12 || total < 1) return <ProgressBar label={label} value={done} max={total} />;
  return (
    <div className="step-bar">
      <progress className="visually-hidden" aria-label={label} value={done} max={total} />
      {Array.from({ length: total }, (_, step) => (
        <i key={step} className={step < done ? 'on' : undefined} />
      ))}
    </div>
  );
}
