import { useId } from 'react';
import css from './pictures.module.css';

const pin = 'M0 58C-36 22-40 4-40-8A40 40 0 0 1 40-8C40 4 36 22 0 58Z';

/** A globe in the merchant's hues with a crossed-out pin, for a place that is not served. */
export function GreatGlobe() {
  const id = useId();
  return (
    <div className={`illustration ${css.low}`}>
      <svg className={css.picture} viewBox="0 0 390 262" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}d`} x1=".1" y1="0" x2=".8" y2="1">
            <stop stopColor="#fff" stopOpacity=".16" />
            <stop offset=".4" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity=".42" />
          </linearGradient>
          <clipPath id={`${id}c`}>
            <circle cx="195" cy="134" r="88" />
          </clipPath>
          <linearGradient id={`${id}p`} x1="0" y1="0" x2=".5" y2="1">
            <stop stopColor="#fff" stopOpacity=".3" />
            <stop offset=".6" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#3a1a00" stopOpacity=".12" />
          </linearGradient>
          <radialGradient id={`${id}l`}>
            <stop stopColor="#fff" stopOpacity=".34" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </radialGradient>
          <radialGradient id={`${id}s`}>
            <stop stopOpacity=".3" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <ellipse cx="195" cy="238" rx="84" ry="10" fill={`url(#${id}s)`} />
        <path
          d="M118 221A116 116 0 1 1 272 221"
          fill="none"
          stroke="var(--brand-text)"
          strokeOpacity=".25"
          strokeWidth="1.5"
          strokeDasharray="3 8"
          strokeLinecap="round"
        />
        <circle cx="195" cy="134" r="88" fill="var(--brand)" />
        <circle cx="195" cy="134" r="88" fill={`url(#${id}d)`} />
        <g clipPath={`url(#${id}c)`}>
          <g fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1.6">
            <ellipse cx="195" cy="134" rx="34" ry="88" />
            <ellipse cx="195" cy="134" rx="68" ry="88" />
            <path d="M104 122Q195 152 286 122M118 82Q195 106 272 82M110 166Q195 198 280 166M195 40V230" />
          </g>
          <circle cx="160" cy="80" r="84" fill={`url(#${id}l)`} />
          <path
            d="M0 62C-36 24-40 6-40-6A40 40 0 0 1 40-6C40 6 36 24 0 62Z"
            fillOpacity=".35"
            transform="translate(246 98)"
          />
        </g>
        <g transform="translate(238 88)">
          <path d={pin} fill="var(--accent)" />
          <path d={pin} fill={`url(#${id}p)`} />
          <circle cy="-8" r="25" fill="#fffaf0" />
          <path
            d="M-10-18 10 2M10-18-10 2"
            stroke="#b4530a"
            strokeWidth="6.5"
            strokeLinecap="round"
          />
        </g>
      </svg>
    </div>
  );
}
