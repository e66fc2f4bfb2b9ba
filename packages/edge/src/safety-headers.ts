// The headers of every answer, whatever gives it (H1). A page replaces the content policy by its own, what may be kept the last line.
export type SafetyHeaders = Readonly<Record<string, string>>;

const always: SafetyHeaders = {
  // For answers that are no page: nothing may load, run or frame them.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Sign-in popups of third parties must still reach their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

/** `isHttps`: how browsers reach the process. Over plain HTTP none is bound to TLS. */
export const safetyHeaders = ({ isHttps }: { isHttps: boolean }): SafetyHeaders => ({
  ...always,
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
});
