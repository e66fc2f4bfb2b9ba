// The texts of what stands in front of the site in English, for the copy below those of another language (BOOT-07).
import { messages } from '@parlour/phrases/compiled/front/en';
import { translator, type Translate } from './language.ts';

export const inEnglish: Translate = translator('EN', messages);
