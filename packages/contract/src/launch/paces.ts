// The paces of play that a merchant may set (`play.pace`), obeyed by games that receive the site's settings. `uk`: remote technical standard 14 of the UK Gambling Commission.
export const paces = ['none', 'uk'] as const;
export type Pace = (typeof paces)[number];
