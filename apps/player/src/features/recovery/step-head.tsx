import css from './recovery.module.css';

type Props = { title: string; text: string };

/** The head of a step: what it is for, and what comes of it. */
export const StepHead = ({ title, text }: Props) => (
  <div className={css.head}>
    <h1 className="text-display">{title}</h1>
    <p className="text-muted">{text}</p>
  </div>
);
