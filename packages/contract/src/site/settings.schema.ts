import { flagNames, flags, type Flag } from '../flags.ts';
import { languageCodes } from '../languages.ts';
import { country, currency, instant, line, onOff, oneOf, someOf } from '../setting-kinds.schema.ts';
import { setting, type Setting } from '../setting.ts';

const ofFlags = Object.fromEntries(
  flagNames.map((name) => [`flags.${name}`, setting(onOff, false, flags[name])]),
) as Record<`flags.${Flag}`, Setting<boolean>>;

export const settings = {
  name: setting(line(60), 'Parlour', 'The name players see'),
  currency: setting(currency, 'USD', 'The currency of new wallets'),
  country: setting(
    country,
    'XX',
    'What game vendors are told of a player whose country is not known',
  ),
  languages: setting(someOf(languageCodes), ['EN'], 'The languages of the site, first one first'),
  defaultLanguage: setting(
    oneOf(languageCodes),
    'EN',
    'For visitors whose device asks for none of them',
  ),
  'maintenance.on': setting(onOff, false, 'The site is closed for maintenance'),
  'maintenance.until': setting(instant, null, 'When maintenance is expected to end'),
  ...ofFlags,
};
