// The field for a mobile number, with its country in front of it (LOGIN-09).
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { flagPath } from '@parlour/contract/flag-path';
import { TextField } from '@parlour/ui/form/text-field';
import { CaretDownIcon } from '@parlour/ui/icons/navigation';
import { Flag } from '@parlour/ui/list/flag';
import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';
import { makeNumberRule } from '#foundation/country/number-rule.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useCountry, type CountryInUse } from '#foundation/country/use-country.ts';
import { Late } from '#foundation/late.tsx';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { nameOf } from './country-names.ts';
import css from './country.module.css';
import { tidyNumber } from './tidy-number.ts';

const loadCountrySheet = async () => (await import('./country-sheet.tsx')).CountrySheet;

const plus = '+';

/** Replaces other scripts' digits by ASCII digits, and keeps the caret where it is. */
function readNumber({ currentTarget: field }: ChangeEvent<HTMLInputElement>): string {
  const number = inAsciiDigits(field.value);
  const at = field.selectionStart;
  if (number !== field.value) {
    field.value = number;
    field.setSelectionRange(at, at);
  }
  return number;
}

export function PhoneField({ onValue, error, ...field }: PhoneFieldProps) {
  const t = useTranslate();
  const inUse = useCountry();
  const rule = useFoundation().keep(makeNumberRule);
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);

  /** Removes the dialling code that a browser filled in or a person typed. */
  function tidy({ currentTarget: box }: FocusEvent<HTMLInputElement>): void {
    const typed = box.value;
    const { text, countryCode } = tidyNumber(
      typed,
      rule.get()?.(typed, inUse.dialingCode) ?? null,
      inUse,
    );
    if (countryCode !== null) inUse.choose(countryCode);
    if (text !== typed) onValue(text);
  }
  return (
    <>
      <TextField
        {...field}
        label={t('codes.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        ltr
        icon={inUse.isAsked && <DialingCode {...inUse} onPress={() => setOpen(true)} />}
        error={error ?? inUse.problem?.(t)}
        onFocus={rule.load}
        onBlur={tidy}
        onChange={(event) => onValue(readNumber(event))}
      />
      <Late load={loadCountrySheet} isNeeded={isOpen} props={{ isOpen, onClose }} />
    </>
  );
}

/** The button that opens the list of countries, or fetches them again after a failure. */
function DialingCode({ country, problem, retry, onPress }: CountryInUse & { onPress: () => void }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const label = country
    ? t('country.choose', {
        name: nameOf(country.countryCode, language),
        code: country.countryDialingCode,
      })
    : t('country.unknown');
  return (
    <button
      type="button"
      className={`country-code ${css.code}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={problem ? retry : onPress}
    >
      {country && <Flag src={flagPath(country.countryCode)} />}
      <bdi className="ltr num" aria-hidden="true">
        {plus + (country?.countryDialingCode ?? '')}
      </bdi>
      <CaretDownIcon size={16} />
    </button>
  );
}
