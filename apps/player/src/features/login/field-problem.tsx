import css from './login.module.css';

/** What is wrong with a field or the form; always in the page, so that it is read out when it comes. */
export function FieldProblem({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={id} className={css.problem} role="alert">
      {text}
    </p>
  );
}
