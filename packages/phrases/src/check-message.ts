// Checks of one text: syntax, plural categories, and the same values as in English.
import { languages, type Language } from '@parlour/contract/languages';
import { errorPrefix } from './groups.ts';
import { readMessage, type Message, type Plural } from './message.ts';
import type { Problem } from './problem.ts';

type SourceText = { file: string; id: string; text: string };

/** Parses a message, or returns the first line of the syntax error. */
function tryRead(text: string): Message | string {
  try {
    return readMessage(text);
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('');
  }
}

export function checkMessage(at: SourceText & { language: Language }): Problem[] {
  return faultsOf(at).map((text) => ({ file: at.file, id: at.id, text }));
}

function faultsOf({ id, text, language }: SourceText & { language: Language }): string[] {
  if (text.trim() === '') return ['the text is empty'];
  const message = tryRead(text);
  if (typeof message === 'string') return [`not a message: ${message}`];
  if (id.startsWith(errorPrefix) && message.values.size > 0) {
    return ['an error text is given no values'];
  }
  return message.plurals.flatMap((plural) => pluralFaults(plural, language));
}

function pluralFaults({ name, categories }: Plural, language: Language): string[] {
  const rules = new Intl.PluralRules(languages[language].tag);
  const needed: string[] = rules.resolvedOptions().pluralCategories;
  const missing = needed.filter((category) => !categories.includes(category));
  const unused = categories.filter((category) => !needed.includes(category));
  return [
    ...missing.map((category) => `plural {${name}} lacks "${category}"`),
    ...unused.map((category) => `plural {${name}} has "${category}", which ${language} never uses`),
  ];
}

const describeValues = ({ values }: Message): string =>
  [...values]
    .map(([name, kind]) => (kind === 'text' ? `{${name}}` : `{${name}, ${kind}}`))
    .toSorted()
    .join(' ') || 'none';

export function checkAgainstEnglish(at: SourceText & { english: string }): Problem[] {
  const [own, original] = [tryRead(at.text), tryRead(at.english)];
  if (typeof own === 'string' || typeof original === 'string') return [];
  const [has, needs] = [describeValues(own), describeValues(original)];
  if (has === needs) return [];
  return [{ file: at.file, id: at.id, text: `values are ${has}, in English ${needs}` }];
}
