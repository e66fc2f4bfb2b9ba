// Search over all games. Results follow the typing; the server tolerates case, accents and one typo (LOBBY-04).
import { useState } from 'react';
import { SearchField } from '@parlour/ui/form/search-field';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

type Props = { open: boolean; onClose: () => void };

export function SearchSheet({ open, onClose }: Props) {
  const t = useTranslate();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('lobby.search')}
      closeLabel={t('lobby.close')}
      tall
    >
      <Search />
    </Sheet>
  );
}

function Search() {
  const t = useTranslate();
  const [text, setText] = useState('');
  const found = useSearch(text);
  return (
    <div className={css.search}>
      <div className={css.field}>
        <SearchField
          label={t('lobby.search')}
          placeholder={t('lobby.search_hint')}
          clearLabel={t('lobby.clear')}
          value={text}
          onValue={setText}
        />
      </div>
      <SearchResults found={found} />
    </div>
  );
}
