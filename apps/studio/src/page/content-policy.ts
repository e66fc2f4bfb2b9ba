// The pages' content security policy (H1): our own files, inline styles by their hash, and no script from strings.
import { hashSource, writePolicy } from '@parlour/document/content-policy';

export type PolicyParts = {
  /** Inline styles, exactly as in the page. */
  styles: readonly string[];
  /** True if the page loads files of the games' build: scripts, and a style sheet. */
  hasFiles: boolean;
  /** Origins that may show the page in a frame. */
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
