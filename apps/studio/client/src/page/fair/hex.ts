const digits = '0123456789abcdef';

export const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string) =>
  Uint8Array.from(
    hex.match(/../g) ?? [],
    ([high = '', low = '']) => digits.indexOf(high) * 16 + digits.indexOf(low),
  );
