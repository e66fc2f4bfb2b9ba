// A merchant's theme: eight inputs and their bounds. Nothing else of a merchant affects the style sheet.
export type Paint = { hue: number; chroma: number };

export const displayFaces = ['none', 'RHD', 'BRG'] as const;
export const logoMarks = ['eclipse', 'flower', 'disc'] as const;
export const schemes = ['dark', 'light'] as const;

export type DisplayFace = (typeof displayFaces)[number];
export type LogoMark = (typeof logoMarks)[number];
export type Scheme = (typeof schemes)[number];

/** The least and most of each numeric input. Lightness is not an input, so every hue stays readable. */
export const themeBounds = {
  brandChroma: [0, 0.3],
  accentChroma: [0, 0.2],
  tintChroma: [0, 0.03],
  radius: [0.5, 1.4],
  tracking: [-0.05, 0.02],
} as const satisfies Record<string, readonly [number, number]>;
