// Safety headers of every answer (H1). Pages replace the content policy, and cacheable answers replace cache-control.
export type SafetyHeaders = Readonly<Record<string, string>>;

const always: SafetyHeaders = {
  // For answers that are not pages: they may load nothing, run nothing and not be framed.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Sign-in popups of third parties must still reach their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

/** Returns the headers. `isHttps` says whether browsers reach the process by HTTPS; only then they are bound to TLS. */
export const safetyHeaders = ({ isHttps }: { isHttps: boolean }): SafetyHeaders => ({
  ...always,
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
});
