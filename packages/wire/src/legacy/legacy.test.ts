import { constants, createCipheriv, createPrivateKey, publicEncrypt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawBytes, type DrawBytes } from '../sealed-call.ts';
import { decodeLegacy } from '../testing/decode-legacy.ts';
import { legacyAnswers } from '../testing/legacy-answers.ts';
import { openLegacy } from './open-legacy.ts';
import { encryptLegacy, sealLegacy } from './seal-legacy.ts';

const { modulus, secret, encryption, payloads } = legacyAnswers;
const privateKey = createPrivateKey(legacyAnswers.privateKey);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a byte source that produces these letters. */
const drawing = (letters: string): DrawBytes => {
  const bytes = letters.split('').map((letter) => alphabet.indexOf(letter));
  return (count) => Uint8Array.from(bytes.splice(0, count));
};

describe('sealing', () => {
  test.each(payloads)('NET-05 a fixed key, secret and payload give fixed bytes: $text', (known) => {
    expect(sealLegacy(known.text, modulus, drawing(secret))).toEqual({
      headers: { Encryption: encryption, 'X-Digest': known.value, 'X-RSA': modulus },
      body: `{"value":"${known.value}"}`,
    });
    expect(encryptLegacy(known.text, modulus, drawing(secret))).toEqual({
      rsaKey: modulus,
      RSA: encryption,
      DES: known.value,
    });
  });

  test('NET-05 a decoder that was written apart reads what was sealed, with a new secret each time', () => {
    const text = '{"username":"anna","password":"päss wörd ✓"}';
    const read = Array.from({ length: 20 }, () =>
      decodeLegacy(sealLegacy(text, modulus, drawBytes), legacyAnswers),
    );
    expect(new Set(read.map((each) => each.text))).toEqual(new Set([text]));
    expect(new Set(read.map((each) => each.secret)).size).toBe(20);
    for (const each of read) expect(each.secret).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  test('NET-05 the highest bytes are drawn again, so that no letter is likelier', () => {
    const bytes = [248, 255, 247, 0, ...Array.from({ length: 14 }, () => 61)];
    const draw: DrawBytes = (count) => Uint8Array.from(bytes.splice(0, count));
    const sealed = sealLegacy('{}', modulus, draw);
    expect(decodeLegacy(sealed, legacyAnswers).secret).toBe(`9A${'9'.repeat(14)}`);
  });

  test('NET-05 a small number is filled up with zeros on the left', () => {
    // The modulus has the usual length, but a tiny value, so the result is small.
    const tiny = `${'0'.repeat(255)}f`;
    const { Encryption } = sealLegacy('{}', tiny, drawBytes).headers;
    expect(Encryption).toMatch(/^0{255}[0-9a-f]$/);
  });

  test.each(['', 'no key', modulus.slice(1), `${modulus}0`, `${modulus.slice(1)}g`])(
    'NET-07 under %j nothing is sealed',
    (broken) => {
      expect(() => sealLegacy('{}', broken, drawBytes)).toThrow('no modulus of 1024 bit');
    },
  );
});

describe('opening', () => {
  const [known = { text: '', value: '' }] = payloads;

  test.each(payloads)('NET-05 the known payload is read: $text', ({ text, value }) => {
    expect(openLegacy({ encryption, value }, privateKey)).toBe(text);
  });

  test('NET-05 what was sealed is read', () => {
    const { headers } = sealLegacy(known.text, modulus, drawBytes);
    const sent = { encryption: headers.Encryption, value: headers['X-Digest'] };
    expect(openLegacy(sent, privateKey)).toBe(known.text);
  });

  const flipped = (text: string, at: number) =>
    text.slice(0, at) + (text.charAt(at) === '1' ? '2' : '1') + text.slice(at + 1);

  test.each([
    ['another secret', { encryption: flipped(encryption, 200) }],
    ['a secret that is no number', { encryption: `g${encryption.slice(1)}` }],
    [
      'a secret in capitals, which would be a second text for one number',
      { encryption: encryption.toUpperCase() },
    ],
    ['a secret above the modulus', { encryption: 'f'.repeat(256) }],
    ['a secret of all zeros', { encryption: '0'.repeat(256) }],
    ['a short secret', { encryption: encryption.slice(1) }],
    ['a payload with another last block', { value: flipped(known.value, known.value.length - 4) }],
    ['a payload that is cut', { value: known.value.slice(0, -4) }],
    ['a payload that is no base64', { value: `*${known.value.slice(1)}` }],
    ['no payload', { value: '' }],
  ])('NET-05 %s opens nothing', (_case, change) => {
    expect(openLegacy({ encryption, value: known.value, ...change }, privateKey)).toBeNull();
  });

  /** Writes an envelope with any 128 bytes, encrypted without padding. */
  function sealRaw(number: Buffer) {
    const raw = { key: privateKey, padding: constants.RSA_NO_PADDING };
    const des = number.subarray(-16, -8);
    const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null);
    const value = cipher.update(known.text, 'utf8', 'base64') + cipher.final('base64');
    return { encryption: publicEncrypt(raw, number).toString('hex'), value };
  }
  const numberOf = (letters: string) => Buffer.from(letters.padStart(128, '\0'), 'latin1');
  test.each([
    ['sixteen letters', secret, known.text],
    ['one letter more', `A${secret}`, null],
    ['a sign that is no letter', `-${secret.slice(1)}`, null],
    ['one letter less', secret.slice(1), null],
  ])('NET-05 a secret of %s, under which the payload is right', (_case, letters, text) => {
    expect(openLegacy(sealRaw(numberOf(letters)), privateKey)).toBe(text);
  });
});
