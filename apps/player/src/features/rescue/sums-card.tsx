import type { ReactNode } from 'react';
import css from './rescue.module.css';

type Line = readonly [label: string, value: string];

/** A card of sums, with their result as its last line. */
export function SumsCard({ label, lines, total }: { label: string; lines: Line[]; total: Line }) {
  return (
    <section className="card" aria-label={label}>
      <dl className={`num ${css.sums}`}>
        {lines.map(([name, value]) => (
          <Sum key={name} name={name}>
            {value}
          </Sum>
        ))}
        <Sum name={total[0]} isTotal>
          {total[1]}
        </Sum>
      </dl>
    </section>
  );
}

type SumProps = { name: string; isTotal?: boolean; children: ReactNode };

const Sum = ({ name, isTotal = false, children }: SumProps) => (
  <div className={isTotal ? css.total : undefined}>
    <dt>{name}</dt>
    <dd className={isTotal ? 'text-accent' : undefined}>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
