// English texts of the pages in front of the site, for the copy below another language (BOOT-07).
import { messages } from '@parlour/phrases/compiled/front/en';
import { translator, type Translate } from './language.ts';

export const inEnglish: Translate = translator('EN', messages);
