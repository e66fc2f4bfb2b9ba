import { flagNames, flags, type Flag, type FlagTraits } from '../flags.ts';
import {
  cidrs,
  countries,
  country,
  currency,
  instant,
  line,
  lineOrNone,
  onOff,
  origins,
  whole,
  wholeOrNone,
} from '../setting-kinds.schema.ts';
import { awaiting, setting, type Setting } from '../setting.ts';
import { contacts } from './contacts.schema.ts';
import { writtenLanguage, writtenLanguageList } from './language-kinds.schema.ts';

const ofFlag = ({ meaning, obeyedBy }: FlagTraits): Setting<boolean> => {
  const flag = setting(onOff, false, meaning);
  return obeyedBy ? awaiting(obeyedBy, flag) : flag;
};
const ofFlags = Object.fromEntries(
  flagNames.map((name) => [`flags.${name}`, ofFlag(flags[name])]),
) as Record<`flags.${Flag}`, Setting<boolean>>;

export const settings = {
  name: setting(line(60), 'Parlour', 'The name of the site, as players see it'),
  currency: setting(currency, 'USD', 'The currency of new wallets'),
  'currency.digits': setting(
    wholeOrNone(0, 0),
    null,
    'The number of decimal places of amounts: 0 to show whole units only. With none, that of ISO 4217',
  ),
  country: setting(country, 'XX', 'The country of players and visitors whose own is unknown'),
  languages: setting(
    writtenLanguageList,
    ['EN'],
    'The languages of the site, in the order in which it lists them',
  ),
  defaultLanguage: setting(
    writtenLanguage,
    'EN',
    'The language for visitors whose device asks for none of the site’s languages',
  ),
  'limits.pagesPerAddress': setting(
    whole(1, 1_000_000),
    12_000,
    'The number of pages and generated pictures that one address may load in a minute',
  ),
  'limits.readsPerAddress': setting(
    whole(1, 100_000_000),
    12_000,
    'The number of API calls from one address in a minute',
  ),
  serviceWorker: setting(
    onOff,
    true,
    'Let browsers cache pages and files of the site for the next visit. If off, they remove what they have cached within one visit',
  ),
  inTest: setting(onOff, false, 'Mark the site as in test, for flags.GEETESTTEST3'),
  'maintenance.on': setting(onOff, false, 'Close the site for maintenance'),
  'maintenance.until': setting(
    instant,
    null,
    'The expected end of maintenance, which players see. The site does not open by itself',
  ),
  customerService: setting(
    contacts,
    [],
    'The addresses of customer service, in the order in which the site uses them. Each may have a provider that is told the member’s name (csType AICAN, MIDUOKE, LIVECHAT, COMM100 or COMM100VIP). The first with the csPosition chat replaces the built-in chat. A path may be encrypted, with its key at the end',
  ),
  licence: setting(
    lineOrNone(160),
    null,
    'The licence of the merchant, as players read it after the words “licensed by”: the authority and the number',
  ),
  imprint: setting(
    lineOrNone(300),
    null,
    'The company that runs the site and its address, as players read them',
  ),
  domains: setting(
    origins,
    [],
    'Further addresses of the site, for players who can no longer reach theirs',
  ),
  'region.allow.countries': setting(
    countries,
    [],
    'The only countries whose visitors may enter. With none, visitors of all countries that are not denied',
  ),
  'region.allow.cidrs': setting(
    cidrs,
    [],
    'The addresses that may enter whatever their country. Of two ranges with an address, the narrower one counts',
  ),
  'region.deny.countries': setting(countries, [], 'The countries whose visitors are refused'),
  'region.deny.cidrs': setting(
    cidrs,
    [],
    'The addresses that are refused whatever their country. Of two ranges with an address, the narrower one counts',
  ),
  ...ofFlags,
};
