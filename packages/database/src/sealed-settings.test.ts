import { describe, expect, test } from 'vitest';
import { openSettings, sealSettings } from './sealed-settings.ts';

const lumen = { merchantCode: 'lumen', secretKey: Buffer.alloc(32, 7) };
const secret = 'integrations.hub.privateKey';
const plain = { name: 'Lumen', [secret]: 'a key' };

describe('sealed settings', () => {
  test('S3 a secret setting is stored sealed, the others as they are, and both read back', () => {
    const stored = sealSettings(plain, lumen);
    expect(stored['name']).toBe('Lumen');
    expect(stored[secret]).toMatch(/^sealed:/);
    expect(JSON.stringify(stored)).not.toContain('a key');
    expect(openSettings(stored, lumen)).toEqual(plain);
  });

  test('S3 it opens for its merchant, its setting and its key only; else it counts as unset', () => {
    const stored = sealSettings(plain, lumen);
    const moved = { 'integrations.hub.publicKey': stored[secret] ?? '' };
    expect(openSettings(stored, { ...lumen, merchantCode: 'plain' })).toEqual({ name: 'Lumen' });
    expect(openSettings(stored, { ...lumen, secretKey: Buffer.alloc(32, 8) })).toEqual({
      name: 'Lumen',
    });
    expect(openSettings(moved, lumen)).toEqual({});
    expect(openSettings({ [secret]: 'a key' }, lumen)).toEqual({});
    expect(openSettings({ [secret]: 'sealed:xx' }, lumen)).toEqual({});
  });
});
