// The sheet that chooses the country of a number's dialling code (LOGIN-10).
import { useMemo, useState } from 'react';
import { flagPath } from '@parlour/contract/flag-path';
import { SearchField } from '@parlour/ui/form/search-field';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { Flag } from '@parlour/ui/list/flag';
import { useCountry } from '#foundation/country/use-country.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { nameAll, searchCountries, type NamedCountry } from './country-names.ts';
import css from './country.module.css';

const plus = '+';

export function CountrySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t('country.title')}
      closeLabel={t('site.close')}
      tall
    >
      <Choices onClose={onClose} />
    </Sheet>
  );
}

/** The list of countries. Its search is empty each time the sheet opens. */
function Choices({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const { all, own, country, choose } = useCountry();
  const [typed, setTyped] = useState('');
  const named = useMemo(() => nameAll(all, language), [all, language]);
  const found = searchCountries(named, typed);
  const near = named.filter(({ countryCode }) =>
    [own?.countryCode, country?.countryCode].includes(countryCode),
  );
  const list = {
    current: country?.countryCode,
    onChoose: (code: string) => {
      choose(code);
      onClose();
    },
  };
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={t('country.search')}
          clearLabel={t('country.clear')}
          value={typed}
          onValue={setTyped}
        />
      </div>
      {typed.trim() === '' && near.length > 0 && (
        <CountryList label={t('country.near')} countries={near} {...list} />
      )}
      {found.length > 0 ? (
        <CountryList label={t('country.all')} countries={found} {...list} />
      ) : (
        <EmptyState icon={MagnifyingGlassIcon} title={t('country.none')} />
      )}
    </>
  );
}

type ListProps = {
  label: string;
  countries: readonly NamedCountry[];
  current: string | undefined;
  onChoose: (code: string) => void;
};

function CountryList({ label, countries, current, onChoose }: ListProps) {
  return (
    <>
      <h3 className="section-label">{label}</h3>
      <ul className={css.list} aria-label={label}>
        {countries.map(({ countryCode: code, countryDialingCode, name }) => (
          <li key={code}>
            <button
              type="button"
              className={`list-row ${css.row}`}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => onChoose(code)}
            >
              <Flag src={flagPath(code)} />
              <span className="grow">{name}</span>
              <bdi className={`ltr num ${css.number}`}>{plus + countryDialingCode}</bdi>
              <span className={css.mark}>{code === current && <CheckBoldIcon size={24} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
