// Formats the texts of the page.
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';
import { sayer, type Messages } from '@parlour/phrases/say';

type StudioId = Extract<PhraseId, `studio.${string}`>;
type Values<K extends PhraseId> = keyof PhraseValues[K] extends never ? [] : [PhraseValues[K]];
export type Say = <K extends StudioId>(id: K, ...values: Values<K>) => string;

export function createSay(texts: Messages, locale: string, isolates = false): Say {
  const say = sayer(texts, { locale, isolates });
  return (id, ...[values]) => say(id, values);
}
