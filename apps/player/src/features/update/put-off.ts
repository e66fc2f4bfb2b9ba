import type { KeyValue } from '#platform/storage.ts';

const key = 'update.later';

/** Postpones the update for the rest of this visit. */
export const putOff = (tabStorage: KeyValue): void => tabStorage.write(key, 'yes');
export const isPutOff = (tabStorage: KeyValue): boolean => tabStorage.read(key) !== null;
