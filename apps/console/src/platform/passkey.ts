// The browser's requests to make a passkey and to show one. They may last long, and some browsers never settle one, so a page stays usable meanwhile:
// a new request ends the one before it.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';

export const hasPasskeys = browserSupportsWebAuthn;

/** The reason why there is no passkey: the person closed the browser's dialog, or it found none; or a newer request took its place. */
type PasskeyEnd = 'not_made' | 'not_shown' | 'replaced';

export class PasskeyFailure extends Error {
  readonly end: PasskeyEnd;
  constructor(end: PasskeyEnd, options: ErrorOptions) {
    super(`The request for a passkey has ended: ${end}.`, options);
    this.end = end;
  }
}

async function ended<T>(asked: Promise<T>, end: PasskeyEnd): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    const isReplaced = cause instanceof Error && cause.name === 'AbortError';
    throw new PasskeyFailure(isReplaced ? 'replaced' : end, { cause });
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
/** A browser's answer, whose extensions are plain data. */
type Plain<T> = T & { clientExtensionResults: Record<string, unknown> };

export async function makePasskey(
  optionsJSON: CreationOptions,
): Promise<Plain<RegistrationResponseJSON>> {
  const made = await ended(startRegistration({ optionsJSON }), 'not_made');
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}

export async function showPasskey(
  optionsJSON: RequestOptions,
): Promise<Plain<AuthenticationResponseJSON>> {
  const shown = await ended(startAuthentication({ optionsJSON }), 'not_shown');
  return { ...shown, clientExtensionResults: { ...shown.clientExtensionResults } };
}
