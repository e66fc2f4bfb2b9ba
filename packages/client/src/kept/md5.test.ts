import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { md5 } from './md5.ts';

const known = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');

it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])('NET-03 the MD5 of %j is the one of RFC 1321', (text, digest) => {
  expect(md5(text)).toBe(digest);
});
it('NET-03 of every length around a block it is the one that OpenSSL gives', () => {
  const texts = Array.from({ length: 200 }, (_, length) => 'x'.repeat(length));
  expect(texts.map(md5)).toEqual(texts.map(known));
});
it('NET-03 of any text, in any script, it is the one that OpenSSL gives', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(fc.property(anyText, (text) => md5(text) === known(text)));
});
