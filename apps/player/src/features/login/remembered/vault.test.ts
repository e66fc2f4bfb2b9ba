// @vitest-environment jsdom
import { indexedDB as database } from 'fake-indexeddb';
import { get, keys, createStore } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage as storage } from '#platform/storage.ts';
import { seal, unseal } from './vault.ts';

const owner = 'lumen demo';
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', database);
});

it('SESS-03 what is sealed comes back, and nothing of it can be read in the storage', async () => {
  const sealed = await seal('dt1.selector.secret', { storage, owner });
  expect(sealed).not.toContain('selector');
  expect(atob(sealed)).not.toContain('selector');
  expect(await unseal(sealed, { storage, owner })).toBe('dt1.selector.secret');
});
it('SESS-03 it is read as its owner’s only, and not when a byte was changed', async () => {
  const sealed = await seal('secret', { storage, owner });
  expect(await unseal(sealed, { storage, owner: 'marigold demo' })).toBeNull();
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(await unseal(changed, { storage, owner })).toBeNull();
  expect(await unseal('no base64 !', { storage, owner })).toBeNull();
});
it('SESS-02, SESS-03 the key is one that no script can read, and the storage holds only its name', async () => {
  await seal('secret', { storage, owner });
  const handle = storage.read('sass');
  const key = await get<CryptoKey>(handle ?? '', createStore('parlour', 'keys'));
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow(/extract/);
});
it('SESS-03 one key serves a device', async () => {
  const before = (await keys(createStore('parlour', 'keys'))).length;
  await seal('one', { storage, owner });
  await seal('two', { storage, owner });
  expect((await keys(createStore('parlour', 'keys'))).length).toBe(before + 1);
});
it('SESS-03 without its key it says nothing', async () => {
  const sealed = await seal('secret', { storage, owner });
  storage.remove('sass');
  expect(await unseal(sealed, { storage, owner })).toBeNull();
});
