import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { openPath } from './open-path.ts';

/** Encrypts as docs/wire.md says. */
function encrypt(text: string, key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64') + key;
}

describe('the path of an entry of customer service', () => {
  test('CHAT-03 is decrypted with the eight characters at its end', () => {
    // Written by `openssl enc -des-ecb`.
    const known = 'vxdWwmfUwRp2eCPhxbVOLgiZF1w76w/fpgq82mBNp8A=k3yAtEnd';
    expect(openPath(known)).toEqual({ address: 'https://help.example/chat', isOpened: true });
  });
  test('CHAT-03 is decrypted whatever the key and the length', () => {
    const printable = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
    const key = fc.string({ unit: printable, minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(key, fc.nat(40), (end, length) => {
        const address = `https://help.example/${'x'.repeat(length)}`;
        const sealed = encrypt(address, end);
        fc.pre(!sealed.startsWith('http'));
        expect(openPath(sealed)).toEqual({ address, isOpened: true });
      }),
      { numRuns: Math.ceil(500 * inject('propertyShare')) },
    );
  });
  test('CHAT-03 is used as it is if it begins with http', () => {
    const address = 'https://help.example/chat?site=1';
    expect(openPath(address)).toEqual({ address, isOpened: true });
  });
  test.each([
    ['of another key', encrypt('https://help.example/chat', 'k3yAtEnd').replace(/d$/, 'x')],
    ['that hides no address', encrypt('no address at all', 'k3yAtEnd')],
    ['that hides a script', encrypt('javascript:alert(1)', 'k3yAtEnd')],
    ['that hides an address without TLS', encrypt('http://help.example', 'k3yAtEnd')],
    ['that is cut', encrypt('https://help.example', 'k3yAtEnd').slice(4)],
    ['that is a script', 'javascript:alert(1)'],
    ['that is shorter than a key', 'abc'],
    ['that is empty', ''],
  ])('CHAT-03 leads nowhere if it is one %s', (_case, path) => {
    expect(openPath(path)).toEqual({ address: null, isOpened: false });
  });
  test('CHAT-03 is used raw after a failed decryption if it is an address', () => {
    expect(openPath('HTTPS://help.example/a')).toEqual({
      address: 'HTTPS://help.example/a',
      isOpened: false,
    });
  });
});
