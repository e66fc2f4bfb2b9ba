/** A feature's name in all its forms, derived from kebab-case: `gift-cards`. */
export type FeatureName = {
  /** `gift-cards`: files and folders. */
  kebab: string;
  /** `giftCards`: values, and the last part of addresses. */
  camel: string;
  /** `GiftCards`: components. */
  pascal: string;
  /** `Gift cards`: the provisional text for people. */
  words: string;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads a name. Throws a sentence for the person who typed it. */
export function readName(text: string | undefined): FeatureName {
  if (text === undefined || !/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(text)) {
    throw new Error('Name the feature in kebab-case, such as gift-cards.');
  }
  const [first = '', ...rest] = text.split('-');
  const camel = [first, ...rest.map(capital)].join('');
  return { kebab: text, camel, pascal: capital(camel), words: capital(text.replaceAll('-', ' ')) };
}
