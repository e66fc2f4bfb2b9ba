// A screen that is photographed: who sees which page, and what happens there before the picture is taken.
import type { Page } from '@playwright/test';

export type Shot = {
  name: string;
  merchant: 'lumen' | 'marigold';
  path: string;
  as: 'guest' | 'member';
  /** The site's language code; by default English. */
  language?: string;
  /** The window; by default a phone. */
  on?: keyof typeof windows;
  /** A part of the address of calls that are blocked. */
  without?: string;
  /** Settings (`name=value`) that the merchant has only for this screen. */
  given?: readonly string[] | ((port: number) => string[]);
  /** Whether the merchant's announcements are shown; on other screens they are suppressed. */
  isAnnounced?: true;
  /** The user agent of another phone. */
  userAgent?: string;
  /** Whether the site's own offers (bars, pictures) are shown. */
  hasBars?: true;
  /** Whether the browser has a profile; without one it counts as private browsing (IDP-06). */
  hasProfile?: true;
  /** The actions on the page when it is ready. */
  act?: (page: Page) => Promise<unknown>;
};

export const fileOf = ({ name, merchant, language = 'EN' }: Shot): string =>
  `${[name, merchant, ...(language === 'EN' ? [] : [language.toLowerCase()])].join('-')}.png`;

/** Windows with the widths of the designs 51 to 53, and of the narrowest phone. */
export const windows = {
  narrow: { viewport: { width: 320, height: 640 } },
  tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  desktop: {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
  },
} as const;
