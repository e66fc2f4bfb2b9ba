import { useId } from 'react';
import css from './benefits.module.css';

/** A crown in the metal of the card that contains it. */
export function LevelCrown() {
  const id = useId();
  return (
    <svg className={css.crown} viewBox="-60 -60 120 120" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2=".7" y2="1">
          <stop stopColor="var(--light)" />
          <stop offset=".5" stopColor="var(--metal)" />
          <stop offset="1" stopColor="var(--deep)" />
        </linearGradient>
      </defs>
      <g transform="rotate(9) scale(.98)">
        <path
          d="M-44-20-22 6 0-34 22 6 44-20 36 30H-36Z"
          fill={`url(#${id})`}
          stroke={`url(#${id})`}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M0-34 22 6 44-20 36 30H0Z" fill="var(--deep)" opacity=".3" />
        <rect x="-37" y="33" width="74" height="9" rx="4.5" fill="var(--metal)" />
        <circle cx="-45" cy="-25" r="6.5" fill="var(--light)" />
        <circle cy="-41" r="7.5" fill="var(--light)" />
        <circle cx="45" cy="-25" r="6.5" fill="var(--light)" />
      </g>
    </svg>
  );
}
