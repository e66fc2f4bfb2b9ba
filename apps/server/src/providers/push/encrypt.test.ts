import { expect, test } from 'vitest';
import { encryptFor } from './encrypt.ts';

const of = (text: string): Buffer => Buffer.from(text, 'base64url');

test('PUSH-04 the example of RFC 8291 comes out as it stands there', () => {
  const receiver = {
    p256dh: of(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    auth: of('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const drawn = {
    salt: of('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: of('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const plain = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptFor(receiver, plain, drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('PUSH-04 a message for a point that is none of the curve is not made', () => {
  const receiver = { p256dh: Buffer.alloc(65, 4), auth: Buffer.alloc(16) };
  expect(() => encryptFor(receiver, Buffer.from('x'))).toThrow(/public key/i);
});
