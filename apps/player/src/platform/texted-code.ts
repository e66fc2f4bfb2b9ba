/** TypeScript's own types have no WebOTP yet. */
type TextedCode = { code?: string };

/** The code of the next text message that is bound to this host (WebOTP), once its reader agrees. Null where the browser has no such way, the reader declines, or `signal` ends it. */
export async function takeTextedCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const wish = { otp: { transport: ['sms'] }, signal };
  const found: (Credential & TextedCode) | null = await navigator.credentials
    .get(wish)
    .catch(() => null);
  return found?.code ?? null;
}
