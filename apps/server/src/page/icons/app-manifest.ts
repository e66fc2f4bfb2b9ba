// The web app manifest, by which a browser installs the site (APP-05).
import { directionOf, languages, type Language } from '@parlour/contract/languages';

/** Widths in pixels. */
export const manifestIconWidths = [192, 256, 384, 512] as const;

export type ManifestParts = {
  name: string;
  language: Language;
  /** The page's background colour, shown behind the browser's bar and while the site starts. */
  ground: string;
  /** Returns the address of an icon. */
  iconAt: (kind: 'any' | 'maskable', width: number) => string;
};

export function appManifest({ name, language, ground, iconAt }: ManifestParts): object {
  const { tag } = languages[language];
  return {
    // The id stays when the start address changes, because another id means another app to browsers.
    id: '/m/',
    name,
    short_name: name,
    lang: tag,
    dir: directionOf(language),
    start_url: '/m/home?utm_source=homescreen',
    scope: '/m/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    categories: ['games', 'entertainment'],
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      manifestIconWidths.map((width) => ({
        src: iconAt(purpose, width),
        sizes: `${width}x${width}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
