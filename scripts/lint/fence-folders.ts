// Folders of the fences, by the names that the table uses.
export const contract = 'packages/contract/src/';
export const phrases = ['packages/phrases/src/', 'packages/phrases/compiled/'];
export const client = 'packages/client/src/';
export const theme = 'packages/theme/src/';
export const covers = 'packages/covers/src/';
export const games = 'packages/games/src/';
export const flags = 'packages/flags/src/';
export const document = 'packages/document/src/';
export const limits = 'packages/limits/src/';
export const edge = 'packages/edge/src/';
export const wire = 'packages/wire/src/';
export const ui = 'packages/ui/src/';
export const database = 'packages/database/src/';
export const seed = 'packages/seed/src/';
export const server = 'apps/server/src/';
export const http = `${server}http/`;
export const modules = `${server}modules/`;
export const providers = `${server}providers/`;
export const player = 'apps/player/src/';
export const features = `${player}features/`;
export const pageRecords = `${player}pages/pages`;
export const office = 'apps/console/src/';
export const officeFeatures = `${office}features/`;
export const supplier = 'packages/supplier/src/';
export const sandbox = 'apps/sandbox/src/';
export const studio = 'apps/studio/src/';

/** Parts of the database that a rule may use: the types of columns, the wrappers that set the merchant, and helpers for stored values. */
export const queries = [
  'columns/',
  'connection',
  'noted-changes',
  'password-hash',
  'sealed-settings',
  'sealing',
  'statements/each-merchant',
  'statements/in-realm',
  'tenant-statement',
  'unavailable',
  'username-key',
].map((path) => database + path);
