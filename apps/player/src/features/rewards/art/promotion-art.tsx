// The picture of a promotion: hills and a glow in the merchant's hues, and a figure at the end.
import { useId } from 'react';
import css from './art.module.css';
import { figureOf } from './figures.tsx';

type Props = {
  /** The contract's name of the art. */
  art: string;
  /** The size: for a card, or for the head of a page. */
  size?: 'card' | 'head';
};

const frames = {
  card: { width: 358, height: 116, x: 284, y: 60, scale: 0.86 },
  head: { width: 390, height: 219, x: 296, y: 128, scale: 1.28 },
};

const hueOf: Record<string, string | undefined> = {
  balls: css.cool,
  calendar: css.cool,
  ring: css.cool,
  lantern: css.warm,
  cup: css.warm,
};

export function PromotionArt({ art, size = 'card' }: Props) {
  const id = useId();
  const { width, height, x, y, scale } = frames[size];
  const drawn = figureOf(art)({ lit: `url(#${id}l)`, value: `url(#${id}v)` });
  return (
    <svg
      className={`${css.art} ${hueOf[art] ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity=".04" />
          <stop offset="1" stopColor="#000" stopOpacity=".55" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor="var(--accent)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}l`} cx=".32" cy=".22" r=".95">
          <stop stopColor="#fff" stopOpacity=".42" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1b0a05" stopOpacity=".4" />
        </radialGradient>
        <linearGradient id={`${id}v`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--accent)" />
          <stop offset="1" stopColor="color-mix(in oklab, var(--accent) 72%, #6b2b00)" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} className={css.ground} />
      <rect width={width} height={height} fill={`url(#${id}b)`} />
      <path
        d={`M-20 ${height * 0.8}Q${width * 0.25} ${height * 0.46} ${width * 0.53} ${height * 0.74}T${width + 22} ${height * 0.62}V${height}H-20Z`}
        fill="#000"
        fillOpacity=".16"
      />
      <path
        d={`M-20 ${height * 0.94}Q${width * 0.3} ${height * 0.66} ${width * 0.64} ${height * 0.9}T${width + 22} ${height * 0.8}V${height}H-20Z`}
        fill="#fff"
        fillOpacity=".07"
      />
      <circle cx={x} cy={y} r={scale * 122} fill={`url(#${id}g)`} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>{drawn}</g>
    </svg>
  );
}
