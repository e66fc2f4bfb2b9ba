/** The screens of iOS, upright, in pixels. Each has an image that is shown while the site starts (ROUTE-11). */
export const splashSizes = [
  [640, 1136],
  [750, 1334],
  [828, 1792],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2688],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
  [1536, 2048],
  [1668, 2388],
  [2048, 2732],
] as const;
export const splashPath = (width: number, height: number): string =>
  `/m/splash/${width}x${height}.png`;

/** Returns the path of a screen's image; null for a screen that iOS does not have. */
export const splashOfScreen = (width: number, height: number): string | null =>
  splashSizes.some(([across, down]) => across === width && down === height)
    ? splashPath(width, height)
    : null;
