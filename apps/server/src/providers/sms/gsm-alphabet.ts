// The letters of a text message without Unicode: the default alphabet of GSM 03.38 and its extension.
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà' +
    '\f^{}\\[~]|€',
);

export const isGsmText = (text: string): boolean =>
  Array.from(text).every((letter) => alphabet.has(letter));
