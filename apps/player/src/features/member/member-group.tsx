import { useId, type ReactNode } from 'react';
import css from './member.module.css';

/** A part of the member's page with its heading. */
export function MemberGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 className="text-heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
