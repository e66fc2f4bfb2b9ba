// The page's content security policy: by hashes, so that a page can be kept, compressed and answered with 304 (H1).
import { hashSource, writePolicy } from '@parlour/document/content-policy';

import type { IdentitySources } from './policy/identity-sources.ts';

export type PolicyParts = {
  /** Inline scripts and styles, exactly as they stand in the page. */
  scripts: string[];
  styles: string[];
  /** Further origins that calls may go to: the merchant's lines. */
  connect: string[];
  /** The merchant's image hosts (LOBBY-08). */
  images: string[];
  /** What the identity service needs; none but on the sign-in page (H1b). */
  identity: IdentitySources | null;
  /** Where the merchant's games may be (G4): a trial is played in a frame (LAUNCH-04). */
  frames: string[];
};

/**
 * The register of Trusted Types policies (H1b): who may make a string into a script's address or into HTML, and for what.
 * A test holds it against what the site's code creates.
 */
export const trustedTypes: Record<string, string> = {
  'parlour-service-worker': 'the address of /m/sw.js, made by platform/service-worker.ts',
  'parlour-html':
    'plain tags of an operator’s HTML, before DOMPurify cleans it, in foundation/operator-html/clean-html.ts',
};

/** Of the sign-in page's document alone: what looks at the scripts that the identity service's code loads. */
export const identityTrustedTypes: Record<string, string> = {
  default:
    'scripts of the identity service, by a list in platform/third-party/third-party-script.ts',
};

/** Whom the page may show in a frame; itself never. */
export const frameSources = (origins: string[]): string => writePolicy({ 'frame-src': origins });

export const contentPolicy = ({
  scripts,
  styles,
  connect,
  images,
  frames,
  identity,
}: PolicyParts): string =>
  writePolicy({
    'default-src': [],
    'base-uri': [],
    'object-src': [],
    'frame-ancestors': [],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource), ...(identity?.scripts ?? [])],
    'style-src': ["'self'", ...styles.map(hashSource), ...(identity?.styles ?? [])],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...(identity?.connect ?? [])],
    'frame-src': [...frames, ...(identity?.frames ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.keys({ ...trustedTypes, ...(identity && identityTrustedTypes) }),
  });
