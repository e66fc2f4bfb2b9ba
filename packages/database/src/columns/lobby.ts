// Types of columns of the lobby: texts, and who is shown an announcement.
import type { Language } from '@parlour/contract/languages';

/** A text by language; English always exists. */
export type Texts = { EN: string } & Partial<Record<Language, string>>;

/** The audience of a banner, notice or popup: members, guests, a first login (POP-02). */
export type Execution = 'A' | 'B' | 'F';
