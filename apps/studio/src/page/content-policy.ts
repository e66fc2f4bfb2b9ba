// The pages' content security policy (H1): our own files, styles in the page by their hash, and no string becomes script.
import { createHash } from 'node:crypto';

export type PolicyParts = {
  /** Inline styles, exactly as they stand in the page. */
  styles: readonly string[];
  hasScript: boolean;
  /** Who may show the page in a frame. */
  framedBy: string;
};

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const contentPolicy = ({ styles, hasScript, framedBy }: PolicyParts): string =>
  [
    "default-src 'none'",
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    ['style-src', ...styles.map(hashOf)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Play money may be played in a frame of the operator's site, where the way back leads; anything else in none. */
export const framedBy = (play: { isDemo: boolean; lobbyUrl: string } | null): string =>
  play?.isDemo ? new URL(play.lobbyUrl).origin : "'none'";
