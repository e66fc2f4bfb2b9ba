// Formats of `Intl`, each made once: to make one takes a phone longer than to write all amounts and times of a page. There are as many as the code names, for each language and currency that a page shows.

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
/** In the time zone of the device, or the one that the options name. */
export const dateFormat = makeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
