// The quiet pattern behind an emblem.
import { at } from './brush.ts';

export type Size = { w: number; h: number };

export const patterns = {
  rays({ w, h }: Size): string {
    const reach = w + h;
    let path = '';
    for (let ray = 0; ray < 14; ray += 1) {
      const from = (ray * Math.PI) / 7;
      const to = from + Math.PI / 14;
      const end = (angle: number) =>
        `${Math.round(w / 2 + reach * Math.cos(angle))} ${Math.round(h / 2 + reach * Math.sin(angle))}`;
      path += `M${at(w / 2)} ${at(h / 2)}L${end(from)}L${end(to)}Z`;
    }
    return `<path d="${path}" fill="#fff" opacity=".05"/>`;
  },

  arcs({ w, h }: Size): string {
    const radii = [1, 2, 3, 4, 5].map((ring) => at(ring * Math.max(w, h) * 0.2));
    const rings = radii.map((r) => `<circle cx="${at(w * 0.95)}" cy="${at(h * 0.02)}" r="${r}"/>`);
    return `<g fill="none" stroke="#fff" stroke-width="${at(w * 0.05)}" stroke-opacity=".05">${rings.join('')}</g>`;
  },

  /** Dots: each row is one line of dashes of length zero, whose round caps are the dots. */
  dots({ w, h }: Size): string {
    const gap = Math.max(w, h) / 13;
    let rows = '';
    for (let row = 0; row * gap < h; row += 1) {
      const width = (gap * 0.27 * (1 - (row * gap) / h)).toFixed(1);
      rows += `<path d="M${at((row % 2) * (gap / 2))} ${at(row * gap)}H${w}" stroke-width="${width}"/>`;
    }
    return `<g stroke="#fff" stroke-opacity=".16" stroke-linecap="round" stroke-dasharray="0 ${at(gap)}">${rows}</g>`;
  },

  bands({ w, h }: Size): string {
    let path = '';
    for (let band = 0; band < 6; band += 1) {
      const y = band * h * 0.22;
      path += `M${-w} ${at(h * 0.3 + y)}Q${at(w / 2)} ${at(y - h * 0.1)} ${w * 2} ${at(h * 0.35 + y)}`;
    }
    return `<path d="${path}" fill="none" stroke="#fff" stroke-width="${at(h * 0.07)}" opacity=".05"/>`;
  },
};

export type Pattern = keyof typeof patterns;
export const patternNames = ['rays', 'arcs', 'dots', 'bands'] as const satisfies Pattern[];
