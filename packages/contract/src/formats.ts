// Formatters of `Intl`, each created once, because on a phone that takes longer than formatting all amounts and times of a page. The code has few options, so the cache stays small.

function makeOnce<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = makeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
/** A formatter of dates and times, in the time zone of the device or the one that the options name. Every language has the clock of 24 hours, as a draw at 21:00 has one name for all readers. */
export const dateFormat = makeOnce(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options }),
);
