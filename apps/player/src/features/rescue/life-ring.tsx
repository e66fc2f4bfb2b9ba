import { useId } from 'react';
import css from './rescue.module.css';

const bands = [45, 135, 225, 315];

/** A picture of a life ring in the merchant's hue. */
export function LifeRing() {
  const id = useId();
  return (
    <svg className={css.ring} viewBox="-64 -64 128 128" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}g`}>
          <stop stopColor="var(--brand)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}s`} cx=".3" cy=".22" r=".95">
          <stop stopColor="#fff" stopOpacity=".5" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#0b0414" stopOpacity=".5" />
        </radialGradient>
        <mask id={`${id}m`}>
          <circle r="50" fill="#fff" />
          <circle r="21" fill="#000" />
        </mask>
      </defs>
      <circle r="64" fill={`url(#${id}g)`} />
      <g transform="rotate(20)" mask={`url(#${id}m)`}>
        <circle r="50" fill="#f1eefb" />
        {bands.map((turn) => (
          <path key={turn} d="M0 0L-20-52H20Z" fill="var(--brand)" transform={`rotate(${turn})`} />
        ))}
        <circle r="50" fill={`url(#${id}s)`} transform="rotate(-20)" />
      </g>
      <circle r="35.5" fill="none" stroke="#fff" strokeOpacity=".22" strokeWidth="5" />
      <circle r="50" fill="none" stroke="#fff" strokeOpacity=".25" />
      <circle r="21" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
    </svg>
  );
}
