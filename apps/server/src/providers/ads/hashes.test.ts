// The expected values are those of `printf TEXT | sha256sum`, and of `openssl dgst -sha256 -hmac`.
import { expect, test } from 'vitest';
import { hashText, hashMember, hashPhone, hashPlusPhone } from './ads.ts';

const mail = '28569c26362f38837d3a0eb3157bb98bbf9336e5e07670f62a7f59241834b75b';
const digits = '4f9aec9518987c19f30157f2bbf7c92526c6fc26428cf4720582ce2c1c6687ba';
const plusDigits = '32dbd94bd9e7497ac3cf60c644abf61bb1591a5c8197e05b9998ee1c8ebf63f4';

test.each(['tala@example.test', ' Tala@Example.TEST ', 'TALA@EXAMPLE.TEST\n'])(
  'TRACK-03 the address %j is hashed trimmed and in lower case',
  (email) => {
    expect(hashText(email)).toBe(mail);
  },
);

test.each(['+639170000101', '639170000101', '00639170000101', '+63 (917) 000-0101'])(
  'TRACK-03 the number %s is hashed as its digits for Meta, and with a plus for TikTok',
  (phone) => {
    expect([hashPhone(phone), hashPlusPhone(phone)]).toEqual([digits, plusDigits]);
  },
);

test('TRACK-03 where there is nothing, there is no hash of nothing', () => {
  expect([hashText(' '), hashPhone(''), hashPhone('+'), hashPlusPhone('000')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('TRACK-03, S3 a member’s hash needs our secret, and differs for each merchant', () => {
  const key = { salt: 'salt-of-the-test', merchantCode: 'lumen', memberId: '7' };
  const hash = hashMember(key);
  expect(hash).toBe('188c5111bbb9127fb2d6067cd21769820b5ccf43b52133ae715f16d180861658');
  expect(hashMember({ ...key, salt: Buffer.from(key.salt) })).toBe(hash);
  expect(hashMember({ ...key, merchantCode: 'marigold' })).not.toBe(hash);
  expect(hashMember({ ...key, salt: 'another' })).not.toBe(hash);
});
