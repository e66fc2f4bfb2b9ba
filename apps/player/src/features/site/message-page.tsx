import type { ReactNode } from 'react';

/** A page that only says something and offers one way on. */
export function MessagePage(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      {props.children}
    </section>
  );
}
