// The language that a target of redirectUrl is told (REDIR-01).
import { languages, type Language } from '../languages.ts';

/** The language as a target knows it: CN for every kind of Chinese, else the site's own code, such as TH. */
export const targetLanguage = (language: Language): string =>
  languages[language].tag.toLowerCase().startsWith('zh') ? 'CN' : language;
