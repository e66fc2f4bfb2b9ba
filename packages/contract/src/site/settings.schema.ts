import { flagNames, flags, type Flag, type FlagTraits } from '../flags.ts';
import {
  cidrs,
  countries,
  country,
  currency,
  instant,
  line,
  onOff,
  origins,
  webAddresses,
  whole,
  wholeOrNone,
} from '../setting-kinds.schema.ts';
import { awaiting, setting, type Setting } from '../setting.ts';
import { writtenLanguage, writtenLanguageList } from './language-kinds.schema.ts';

const ofFlag = ({ meaning, obeyedBy }: FlagTraits): Setting<boolean> => {
  const flag = setting(onOff, false, meaning);
  return obeyedBy ? awaiting(obeyedBy, flag) : flag;
};
const ofFlags = Object.fromEntries(
  flagNames.map((name) => [`flags.${name}`, ofFlag(flags[name])]),
) as Record<`flags.${Flag}`, Setting<boolean>>;

export const settings = {
  name: setting(line(60), 'Parlour', 'The name players see'),
  currency: setting(currency, 'USD', 'The currency of new wallets'),
  'currency.digits': setting(
    wholeOrNone(0, 0),
    null,
    'Digits behind the point of amounts in it: 0 where nobody counts smaller ones, none for those of ISO 4217',
  ),
  country: setting(
    country,
    'XX',
    'Of a player whose own is not known, as game vendors are told, and of a visitor whose address says nothing',
  ),
  languages: setting(writtenLanguageList, ['EN'], 'The languages of the site, first one first'),
  defaultLanguage: setting(
    writtenLanguage,
    'EN',
    'One of them, for visitors whose device asks for none of them',
  ),
  'limits.pagesPerAddress': setting(
    whole(1, 1_000_000),
    12_000,
    'Pages and drawn pictures in a minute to one address',
  ),
  'limits.readsPerAddress': setting(
    whole(1, 100_000_000),
    12_000,
    'Calls of the site in a minute from one address',
  ),
  serviceWorker: setting(
    onOff,
    true,
    'Browsers keep pages and files of the site for the next visit; off: they forget all of it, within one visit',
  ),
  inTest: setting(onOff, false, 'The site is in test: GEETESTTEST3 looks at it'),
  'maintenance.on': setting(onOff, false, 'The site is closed for maintenance'),
  'maintenance.until': setting(
    instant,
    null,
    'When maintenance is expected to end: players see it, and nothing opens by it',
  ),
  customerService: setting(
    webAddresses,
    [],
    'Where players reach customer service, the first one first',
  ),
  domains: setting(
    origins,
    [],
    'Other addresses of the site, for players whose own does not reach it any more',
  ),
  'region.allow.countries': setting(
    countries,
    [],
    'The only countries whose visitors are let in; with none, all that are not denied',
  ),
  'region.allow.cidrs': setting(
    cidrs,
    [],
    'Addresses that are let in whatever their country; of two ranges the narrower one counts',
  ),
  'region.deny.countries': setting(countries, [], 'Countries whose visitors are refused'),
  'region.deny.cidrs': setting(
    cidrs,
    [],
    'Addresses that are refused whatever their country; of two ranges the narrower one counts',
  ),
  ...ofFlags,
};
