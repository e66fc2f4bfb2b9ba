import SearchIcon from '@mui/icons-material/Search';
import { searchLength } from '@parlour/contract/chat/talk';
import type { KeyboardEvent } from 'react';
import { useSay } from '#foundation/texts.ts';
import css from './queue.module.css';

type Props = { text: string; onChange: (text: string) => void };

/** The field for words to find talks by. Esc empties it, and leaves it when it is empty. */
export function SearchField({ text, onChange }: Props) {
  const say = useSay();
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (text === '') event.currentTarget.blur();
    else onChange('');
  }
  return (
    <div className={css.search}>
      <SearchIcon fontSize="small" aria-hidden />
      <input
        type="search"
        aria-label={say('console.search')}
        placeholder={say('console.search')}
        title={say('console.search_in')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={searchLength.most}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
