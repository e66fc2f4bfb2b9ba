import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encryptDes } from './des.ts';

const hex = (text: string) => Buffer.from(text, 'hex');
const firstBlock = (key: string, plain: string) =>
  Buffer.from(encryptDes(hex(plain), hex(key)).subarray(0, 8)).toString('hex');

// Test vectors that the standard's publisher issued for each table of the algorithm (NBS SP 500-20), and the textbook one.
test.each([
  ['133457799bbcdff1', '0123456789abcdef', '85e813540f0ab405'],
  ['0101010101010101', '95f8a5e5dd31d900', '8000000000000000'],
  ['0101010101010101', '0000000000000001', '166b40b44aba4bd6'],
  ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
  ['1046913489980131', '0000000000000000', '88d55e54f54c97b4'],
  ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
])('NET-05 DES with key %s makes of %s the block %s', (key, plain, block) => {
  expect(firstBlock(key, plain)).toBe(block);
});

test('NET-05 DES gives what OpenSSL gives, whatever the key, and pads whatever the length', () => {
  const bytes = (least: number, most: number) =>
    fc.uint8Array({ minLength: least, maxLength: most });
  fc.assert(
    fc.property(bytes(8, 8), bytes(0, 100), (key, plain) => {
      const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
      const expected = Buffer.concat([cipher.update(plain), cipher.final()]);
      expect(Buffer.from(encryptDes(plain, key)).toString('hex')).toBe(expected.toString('hex'));
    }),
  );
});
