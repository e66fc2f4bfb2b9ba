// The pages' content security policy (H1): our own files, styles in the page by their hash, and no string becomes script.
import { hashSource, writePolicy } from '@parlour/document/content-policy';

export type PolicyParts = {
  /** Inline styles, exactly as they stand in the page. */
  styles: readonly string[];
  /** It brings files of the games' build: scripts, and a sheet. */
  hasFiles: boolean;
  /** Who may show the page in a frame. */
  framedBy: readonly string[];
};

export const contentPolicy = ({ styles, hasFiles, framedBy }: PolicyParts): string =>
  writePolicy({
    'default-src': [],
    ...(hasFiles && { 'script-src': ["'self'"], 'connect-src': ["'self'"] }),
    'style-src': [...(hasFiles ? ["'self'"] : []), ...styles.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': framedBy,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  });
