// The page's content security policy. It uses hashes, so that a page can be cached, compressed and answered with 304 (H1).
import { hashSource, writePolicy } from '@parlour/document/content-policy';

import type { IdentitySources } from './policy/identity-sources.ts';

export type PolicyParts = {
  /** Inline scripts; like the styles, exactly as in the page. */
  scripts: string[];
  styles: string[];
  /** Further origins for calls: the merchant's lines. */
  connect: string[];
  /** The merchant's image hosts (LOBBY-08). */
  images: string[];
  /** Sources of the identity service, on the sign-in page only (H1b). */
  identity: IdentitySources | null;
  /** Origins of the merchant's games (G4), because a trial is played in a frame (LAUNCH-04). */
  frames: string[];
};

/**
 * The register of Trusted Types policies (H1b): each may turn strings into script addresses or HTML, for the given purpose.
 * A test compares it with the policies that the site's code creates.
 */
export const trustedTypes: Record<string, string> = {
  'parlour-service-worker': 'the address of /m/sw.js, made by platform/service-worker.ts',
  'parlour-html':
    'plain tags of an operator’s HTML, before DOMPurify cleans it, in foundation/operator-html/clean-html.ts',
};

/** The further policy of the sign-in page, which checks the scripts that the identity service's code loads. */
export const identityTrustedTypes: Record<string, string> = {
  default:
    'scripts of the identity service, by a list in platform/third-party/third-party-script.ts',
};

/** Origins that the page may show in a frame. */
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
