import { numberFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';

export const percentText = (rate: number, language: Language): string =>
  numberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 }).format(
    rate / 100,
  );
