// Digits as strokes: a picture in <img> has no web font, and text would look different on every device.
const strokes: Record<number, string> = {
  1: 'M-3-4.5 1-8V8',
  2: 'M-4.8-4A4.8 4.6 0 1 1 3.6-.4L-5 8H5.2',
  3: 'M-4.6-5.6A4.6 4 0 1 1-.6-.4A4.8 4.3 0 1 1-5 4.8',
  4: 'M3.4 8V-8L-5.6 3.6H6',
  5: 'M4.4-8H-3.6L-4.2-1A4.9 4.7 0 1 1-4.8 5',
  6: 'M3-8Q-5-3-5 3A5 5 0 1 0-4 0',
  7: 'M-5-8H5L-1.6 8',
  8: 'M0-.6A4.2 3.7 0 1 1 .1-.6A5 4.3 0 1 1-.1-.6',
  9: 'M-3 8Q5 3 5-3A5 5 0 1 0 4 0',
};

type GlyphBox = { x: number; y: number; size: number; colour: string; mirrored?: boolean };

/** Draws a centred digit from 1 to 9; `size` is its height. In mirrored art it is mirrored back. */
export function digit(value: number, { x, y, size, colour, mirrored = false }: GlyphBox): string {
  const scale = Number((size / 16).toFixed(3));
  const turn = mirrored ? `${-scale} ${scale}` : `${scale}`;
  const path = strokes[value] ?? '';
  return `<path d="${path}" transform="translate(${x} ${y}) scale(${turn})" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}
