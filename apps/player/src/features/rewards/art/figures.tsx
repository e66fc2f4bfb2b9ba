// The figures on the pictures of promotions, in the merchant's hues. Each is drawn around its own centre, about 60 units to each side.
import type { ReactElement } from 'react';

/** Fills of a figure: `lit` for light surfaces, `value` for the accent colour. */
type Fills = { lit: string; value: string };
type Figure = (fills: Fills) => ReactElement;

const turns = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, at) => from + (at * 360) / count);

const Flower: Figure = ({ value }) => (
  <>
    <g fill="var(--accent)">
      {turns(12).map((turn) => (
        <ellipse key={turn} cy="-42" rx="13" ry="31" transform={`rotate(${turn})`} />
      ))}
    </g>
    <g fill="#fff" fillOpacity=".34">
      {turns(12, 15).map((turn) => (
        <ellipse key={turn} cy="-27" rx="9" ry="21" transform={`rotate(${turn})`} />
      ))}
    </g>
    <circle r="17" fill="var(--brand-press)" />
    <circle r="10" fill={value} />
  </>
);

type BallProps = { x: number; y: number; r: number; fill: string; digit: string; lit: string };

const Ball = ({ x, y, r, fill, digit, lit }: BallProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r} fill={fill} />
    <circle r={r} fill={lit} />
    <circle r={r * 0.56} fill="#fffdf7" />
    <text
      className="art-text"
      y={r * 0.28}
      textAnchor="middle"
      fontSize={r * 0.8}
      fontWeight="800"
      fontFamily="var(--font-display)"
      fill="#26180a"
    >
      {digit}
    </text>
  </g>
);

const Balls: Figure = ({ lit }) => (
  <>
    <Ball x={-38} y={-8} r={19} fill="var(--brand)" digit="1" lit={lit} />
    <Ball x={34} y={-32} r={22} fill="var(--brand)" digit="7" lit={lit} />
    <Ball x={4} y={12} r={37} fill="var(--accent)" digit="4" lit={lit} />
  </>
);

const Lantern: Figure = ({ lit, value }) => (
  <>
    <path d="M0-66V-46M-9 47 0 66 9 47" fill="none" stroke="var(--accent)" strokeWidth="3" />
    <rect x="-17" y="-49" width="34" height="10" rx="4" fill="var(--brand-press)" />
    <ellipse rx="46" ry="40" fill={value} />
    <path
      d="M0-40v80M-23-35q-18 35 0 70M23-35q18 35 0 70"
      fill="none"
      stroke="#7a3d05"
      strokeOpacity=".28"
      strokeWidth="3"
    />
    <ellipse rx="46" ry="40" fill={lit} />
    <rect x="-17" y="38" width="34" height="10" rx="4" fill="var(--brand-press)" />
  </>
);

const Gift: Figure = ({ lit, value }) => (
  <>
    <rect x="-40" y="-8" width="80" height="58" rx="8" fill="var(--brand)" />
    <rect x="-40" y="-8" width="80" height="58" rx="8" fill={lit} />
    <rect x="-47" y="-26" width="94" height="22" rx="7" fill={value} />
    <path d="M-9-26H9V50H-9Z" fill={value} />
    <path
      d="M0-27C-8-58-46-58-36-36-31-27-14-27 0-27ZM0-27C8-58 46-58 36-36 31-27 14-27 0-27Z"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="8"
      strokeLinejoin="round"
    />
  </>
);

const Calendar: Figure = ({ lit, value }) => (
  <>
    <rect x="-46" y="-40" width="92" height="88" rx="13" fill="#fffdf7" />
    <path d="M-46-12V-27a13 13 0 0 1 13-13H33a13 13 0 0 1 13 13v15Z" fill={value} />
    <path
      d="M-24-50v20M24-50v20"
      stroke="var(--brand-press)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <g fill="var(--brand)" fillOpacity=".22">
      {[0, 1, 2, 3, 4, 5, 6].map((at) => (
        <circle key={at} cx={-30 + (at % 4) * 20} cy={at < 4 ? 6 : 28} r="6.5" />
      ))}
    </g>
    <path
      className="art-text"
      d="M22 27l7 7 14-17"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="-46" y="-40" width="92" height="88" rx="13" fill={lit} />
  </>
);

const Ring: Figure = ({ lit, value }) => (
  <>
    <circle r="41" fill="none" stroke="#fffdf7" strokeWidth="25" />
    <circle
      r="41"
      fill="none"
      stroke={value}
      strokeWidth="25"
      strokeDasharray="32.2 32.2"
      transform="rotate(-22)"
    />
    <circle r="54" fill={lit} />
    <circle r="28.5" fill="var(--brand-press)" />
  </>
);

const Person = ({ x, y, fill, lit }: Pick<BallProps, 'x' | 'y' | 'fill' | 'lit'>) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-31 50C-31 12 31 12 31 50Z" fill={fill} />
    <circle cy="-8" r="20" fill={fill} />
    <circle cy="-8" r="20" fill={lit} />
  </g>
);

const Friends: Figure = ({ lit, value }) => (
  <>
    <Person x={-38} y={-2} fill="var(--brand)" lit={lit} />
    <Person x={38} y={-2} fill="var(--brand)" lit={lit} />
    <Person x={0} y={6} fill={value} lit={lit} />
  </>
);

const Cup: Figure = ({ lit, value }) => (
  <>
    <path
      d="M-28-34h-19c-4 27 6 38 26 40M28-34h19c4 27-6 38-26 40"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="9"
    />
    <path d="M-33-46H33C33 4 21 20 0 20S-33 4-33-46Z" fill={value} />
    <path d="M-33-46H33C33 4 21 20 0 20S-33 4-33-46Z" fill={lit} />
    <path d="M-7 18H7v17H-7Z" fill={value} />
    <rect x="-26" y="33" width="52" height="16" rx="6" fill="var(--brand-press)" />
  </>
);

const figures: Record<string, Figure> = {
  flower: Flower,
  balls: Balls,
  lantern: Lantern,
  gift: Gift,
  calendar: Calendar,
  ring: Ring,
  friends: Friends,
  cup: Cup,
};

export const figureNames: readonly string[] = Object.keys(figures);

/** The figure of an art; a gift if the art is unknown. */
export const figureOf = (art: string): Figure => figures[art] ?? Gift;
