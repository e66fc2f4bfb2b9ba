import '../pages.css';
import { classNames } from '../class-names.ts';

// The name stands beside it.
const silent = '';

type Props = {
  src: string;
  /** From 0 to 1, drawn as a ring; without it there is none. What it means stands in words beside it. */
  progress?: number | undefined;
};

export function Avatar({ src, progress }: Props) {
  const filled = Math.round(Math.min(1, Math.max(0, progress ?? 0)) * 1000) / 10;
  return (
    <span className={classNames('avatar', progress !== undefined && 'avatar--ring')}>
      {progress !== undefined && (
        <svg viewBox="0 0 92 92" aria-hidden="true">
          <circle cx="46" cy="46" r="42.5" />
          {filled > 0 && (
            <circle cx="46" cy="46" r="42.5" pathLength={100} strokeDasharray={`${filled} 100`} />
          )}
        </svg>
      )}
      <img src={src} alt={silent} width={74} height={74} decoding="async" />
    </span>
  );
}
