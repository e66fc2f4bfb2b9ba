import '../pages.css';
import { classNames } from '../class-names.ts';

export type Ball = { text: string; isBonus: boolean };

/** Drawn numbers in their order, left to right in all languages. `label` is their text for screen readers. */
export const Balls = ({ label, balls }: { label: string; balls: readonly Ball[] }) => (
  <>
    <span className="visually-hidden">{label}</span>
    <span className="balls" aria-hidden="true">
      {balls.map(({ text, isBonus }, at) => (
        <span key={at} className={classNames('ball', isBonus && 'ball--brand')}>
          {text}
        </span>
      ))}
    </span>
  </>
);
