// Settings, flags, endpoints' fields and audiences: exactly those that no code obeys yet name the requirement that will (`obeyedBy`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@parlour/contract/contract';
import { awaited, type Audience, type Endpoint } from '@parlour/contract/endpoint';
import { staffEndpoints } from '@parlour/contract/staff/endpoints';
import { flagNames, flags, type FlagTraits } from '@parlour/contract/flags';
import { readSettings, settingList } from '@parlour/contract/settings.schema';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../apps/server/src/modules/site/status.ts';
import {
  isFieldRead,
  isFlagRead,
  isSettingRead,
  isStatusFieldRead,
  productSources,
  type Source,
} from './obeyed.ts';
import { readRequirements } from '../requirements.ts';

const root = join(import.meta.dirname, '../..');
const sources = productSources(root);

// A setting that is only sent to the site is not obeyed.
const statusFile = 'apps/server/src/modules/site/status.ts';
const obeying = sources.filter(({ file }) => file !== statusFile);

/** Lists the fields of the site's status that contain a setting: the first word of each path after `info` or `gw`. */
function statusFieldsOf(key: string): string[] {
  const shipped = readSettings({});
  const carried = '(this setting)';
  // A list, which the status may pass on, copy or pick from.
  const list = [carried];
  const status = siteStatus(
    {
      code: 'any',
      hosts: [],
      version: 1,
      // Some settings are sent only together: unset ones count as set, and `off` as on.
      setting: ((asked) => (asked === key ? list : shipped(asked) || 'set')) as typeof shipped,
      flag: () => false,
    },
    { lineKey: null, pushKey: () => 'a key' },
  );
  const { info, gw, ...rest } = status;
  const fields = Object.entries({ ...info, ...gw, ...rest });
  return fields
    .filter(([, value]) => JSON.stringify(value)?.includes(carried))
    .map(([field]) => field);
}

function isSettingObeyed(key: string): boolean {
  return (
    isSettingRead(key, obeying) ||
    statusFieldsOf(key).some((field) => isStatusFieldRead(field, obeying))
  );
}

/** A part of the contract that code may rely on. */
type ContractItem = { name: string; obeyedBy: string | undefined; isObeyed: boolean };

const ofSettings = settingList
  .filter(([key]) => !key.startsWith('flags.'))
  .map(([key, { obeyedBy }]): ContractItem => ({
    name: key,
    obeyedBy,
    isObeyed: isSettingObeyed(key),
  }));

const ofFlags = flagNames.map((name): ContractItem => {
  const { obeyedBy }: FlagTraits = flags[name];
  return { name, obeyedBy, isObeyed: isFlagRead(name, obeying) };
});

/** All fields; `shape` exists only as a type, for the compiler. */
const fields = {
  method: true,
  path: true,
  audience: true,
  summary: true,
  module: true,
  encrypted: true,
  takesPicture: true,
  answersPicture: true,
  answersEvents: true,
  needsFullLogin: true,
  extendsSession: true,
  timeoutMs: true,
  cache: true,
  isPlainText: true,
  keptInTab: true,
  hasEffects: true,
  isBeacon: true,
  isReadableAnywhere: true,
  atGateway: true,
  session: true,
  openToLimitedSession: true,
  needsIdempotencyKey: true,
  answersWhileClosed: true,
  errors: true,
} satisfies Record<Exclude<keyof Endpoint, 'shape'>, true>;
const fieldsObeyedBy: Record<string, string | undefined> = awaited.fields;
const ofFields = Object.keys(fields).map((name): ContractItem => ({
  name: `endpoint.${name}`,
  obeyedBy: fieldsObeyedBy[name],
  isObeyed: isFieldRead(name, obeying),
}));

/** All audiences. NET-15's test proves that every endpoint has a route. */
const audiences = {
  guest: true,
  lobby: true,
  member: true,
  staff: true,
} satisfies Record<Audience, true>;
const audiencesObeyedBy: Record<string, string | undefined> = awaited.audiences;
const endpointList: Endpoint[] = [...Object.values(endpoints), ...Object.values(staffEndpoints)];
const ofAudiences = Object.keys(audiences).map((name): ContractItem => ({
  name: `audience ${name}`,
  obeyedBy: audiencesObeyedBy[name],
  isObeyed: endpointList.some(({ audience }) => audience === name),
}));

const everyPart = [...ofSettings, ...ofFlags, ...ofFields, ...ofAudiences];
const namesOf = (parts: ContractItem[]): string[] => parts.map(({ name }) => name);

describe('what the contract promises', () => {
  test('HOUSE what nothing obeys is marked with the requirement that will', () => {
    const silent = everyPart.filter(({ obeyedBy, isObeyed }) => !isObeyed && !obeyedBy);
    expect(namesOf(silent)).toEqual([]);
  });

  test('HOUSE what is obeyed is not marked any more', () => {
    const stale = everyPart.filter(({ obeyedBy, isObeyed }) => isObeyed && obeyedBy);
    expect(namesOf(stale)).toEqual([]);
  });

  test('HOUSE a mark names a requirement that is not built yet', () => {
    const rows = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
    const toBuild = rows.filter(({ state }) => state === 'open' || state === 'partly');
    const ids = new Set(toBuild.map(({ id }) => id));
    const lost = everyPart.filter(({ obeyedBy }) => obeyedBy && !ids.has(obeyedBy));
    expect(namesOf(lost)).toEqual([]);
  });
});

describe('how it is told whether something is obeyed', () => {
  const source = (text: string, file = 'apps/server/src/modules/x/rule.ts'): Source[] => [
    { file, text },
  ];

  test('HOUSE a setting is read by its key, or by one with parts that are filled in', () => {
    const plain = source("if (merchant.setting('maintenance.on')) close();");
    expect(isSettingRead('maintenance.on', plain)).toBe(true);
    expect(isSettingRead('maintenance.until', plain)).toBe(false);
    const filled = source('merchant.setting(`vendors.${code}.maintenance.from`)');
    expect(isSettingRead('vendors.<CODE>.maintenance.from', filled)).toBe(true);
    expect(isSettingRead('vendors.<CODE>.maintenance.until', filled)).toBe(false);
    expect(isSettingRead('maintenance.from', filled)).toBe(false);
    expect(isSettingRead('name', source("settings = { name: 'x' }; setting(key)"))).toBe(false);
  });

  test('HOUSE a flag is read by its name alone', () => {
    expect(isFlagRead('GEETEST3', source("site.flag('GEETEST3')"))).toBe(true);
    expect(isFlagRead('GEETEST3', source("site.flag('GEETESTTEST3')"))).toBe(false);
    expect(isFlagRead('GEETEST3', source('merchant.flag(name)'))).toBe(false);
  });

  test('HOUSE a field of an endpoint is read as a member or taken out of it', () => {
    for (const text of [
      'const seal = (at: Endpoint) => at.encrypted',
      'const seal = ({ encrypted }: Endpoint) => encrypted',
      'const { timeoutMs, encrypted = false } = endpoint',
    ]) {
      expect(isFieldRead('encrypted', source(text)), text).toBe(true);
    }
    expect(isFieldRead('encrypted', source('the endpoint is not encrypted'))).toBe(false);
    expect(isFieldRead('module', source("import css from './endpoint.module.css'"))).toBe(false);
  });

  test('HOUSE a setting that is sent to the site is obeyed where the site takes it out', () => {
    expect(statusFieldsOf('maintenance.on')).toEqual(['maintenance']);
    expect(statusFieldsOf('register.captcha.enabled')).toEqual(['register']);
    expect(statusFieldsOf('session.idleMinutes')).toEqual([]);
    const site = 'apps/player/src/foundation/site/site.ts';
    const reads = 'readSite({ info, maintenance }: SiteStatus)';
    expect(isStatusFieldRead('maintenance', source(reads, site))).toBe(true);
    expect(isStatusFieldRead('maintenance', source(reads))).toBe(false);
    expect(isStatusFieldRead('maintenance', source('vendor.maintenance', site))).toBe(false);
  });

  test('HOUSE comments, tests and the seed obey nothing', () => {
    const files = sources.map(({ file }) => file);
    expect(files).toContain('apps/player/src/foundation/site/site.ts');
    expect(files.filter((file) => /\.test\.|\/seed\/|contract\//.test(file))).toEqual([]);
    expect(sources.filter(({ text }) => /^\s*\/\//m.test(text))).toEqual([]);
  });
});
