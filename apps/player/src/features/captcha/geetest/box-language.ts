/** The languages of the provider's box (CAP-07). */
export type BoxLanguage = 'taiwan' | 'hongKong' | 'english';

const hongKong: readonly (string | undefined)[] = ['HK', 'MO'];

function readLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

/** Returns the box's language for the browser's language `tag`. */
export function boxLanguage(tag: string): BoxLanguage {
  const { language, script, region } = readLocale(tag) ?? {};
  if (language !== 'zh') return 'english';
  if (hongKong.includes(region)) return 'hongKong';
  return region === 'TW' || script === 'Hant' ? 'taiwan' : 'english';
}
