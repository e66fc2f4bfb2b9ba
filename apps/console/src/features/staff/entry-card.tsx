import WidgetsIcon from '@mui/icons-material/Widgets';
import { useId, type ReactNode } from 'react';
import { LanguageSwitch } from '#foundation/language-switch.tsx';
import { useSay } from '#foundation/texts.ts';
import css from './staff.module.css';

type Props = { title: string; children: ReactNode };

/** The page of somebody who is not in yet: one card, and the choice of the language. */
export function EntryCard({ title, children }: Props) {
  const say = useSay();
  const titleId = useId();
  return (
    <div className={css.entry}>
      <header>
        <span className={css.mark}>
          <WidgetsIcon fontSize="small" />
        </span>
        <b>{say('console.title')}</b>
        <span className={css.grow} />
        <LanguageSwitch />
      </header>
      <main className={css.card} aria-labelledby={titleId}>
        <h1 id={titleId}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
