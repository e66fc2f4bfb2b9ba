// The page's content security policy: by hashes, so that a page can be kept, compressed and answered with 304 (H1).
import { createHash } from 'node:crypto';

export type PolicyParts = {
  /** Inline scripts and styles, exactly as they stand in the page. */
  scripts: string[];
  styles: string[];
  /** Further origins that calls may go to: the merchant's lines. */
  connect: string[];
  /** The merchant's image hosts (LOBBY-08). */
  images: string[];
  /** Where the merchant's games may be (G4): a trial is played in a frame (LAUNCH-04). */
  frames: string[];
};

/**
 * The register of Trusted Types policies (H1b): who may make a string into a script's address or into HTML, and for what.
 * A test holds it against what the site's code creates.
 */
export const trustedTypes: Record<string, string> = {
  'parlour-service-worker': 'the address of /m/sw.js, made by platform/service-worker.ts',
};

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whom the page may show in a frame; itself never. */
export const frameSources = (origins: string[]): string =>
  `frame-src ${origins.length > 0 ? origins.join(' ') : "'none'"}`;

export function contentPolicy({ scripts, styles, connect, images, frames }: PolicyParts): string {
  const registered = Object.keys(trustedTypes);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    frameSources(frames),
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${registered.length > 0 ? registered.join(' ') : "'none'"}`,
  ].join('; ');
}
