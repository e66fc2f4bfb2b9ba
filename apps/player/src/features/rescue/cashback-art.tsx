import { useId } from 'react';
import css from './rescue.module.css';

/** A coin of per cent in an arrow that comes back, in the merchant's hues. */
export function CashbackArt() {
  const id = useId();
  return (
    <svg className={css.art} viewBox="-64 -64 128 128" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}g`}>
          <stop stopColor="var(--brand)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}s`} cx=".3" cy=".2" r=".95">
          <stop stopColor="#fff" stopOpacity=".5" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1b0a05" stopOpacity=".35" />
        </radialGradient>
      </defs>
      <circle r="64" fill={`url(#${id}g)`} />
      <path
        d="M35.4-28.7A45.5 45.5 0 1 0 45 7"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M48-48V-16.5H16.5Z"
        fill="var(--brand)"
        stroke="var(--brand)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle r="29" fill="var(--accent)" />
      <circle r="29" fill={`url(#${id}s)`} />
      <circle r="24" fill="none" stroke="#4a2c02" strokeOpacity=".35" strokeWidth="1.5" />
      <g className={css.sign} fill="none" stroke="#4a2c02" strokeWidth="4.5" strokeLinecap="round">
        <path d="M10-12-10 12" />
        <circle cx="-9" cy="-8" r="4.3" />
        <circle cx="9" cy="8" r="4.3" />
      </g>
    </svg>
  );
}
