import '../pages.css';
import { classNames } from '../class-names.ts';

// Empty, because the name is next to the picture.
const silent = '';

type Props = {
  src: string;
  /** Progress from 0 to 1, drawn as a ring; no ring if absent. The text next to it explains its meaning. */
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
