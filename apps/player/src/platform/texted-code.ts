/** Credential of WebOTP, which TypeScript's own types lack. */
type TextedCode = { code?: string };

/**
 * Returns the code of the next text message bound to this host (WebOTP), once the reader agrees. Null without WebOTP, after a refusal, or
 * if `signal` aborts.
 */
export async function takeTextedCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const wish = { otp: { transport: ['sms'] }, signal };
  const found: (Credential & TextedCode) | null = await navigator.credentials
    .get(wish)
    .catch(() => null);
  return found?.code ?? null;
}
