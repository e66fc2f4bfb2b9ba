// The browser's virtual authenticator, in the place of a person's phone with passkeys.
import type { CDPSession, Page } from '@playwright/test';

export type Key = { devtools: CDPSession; authenticatorId: string };

/** Adds a virtual authenticator: a phone that its owner unlocks. */
export async function holdKey(page: Page): Promise<Key> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}
/** Turns the owner's touch on or off; requests wait while it is off. */
export const touch = ({ devtools, authenticatorId }: Key, enabled: boolean) =>
  devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
export const keysOf = async ({ devtools, authenticatorId }: Key) =>
  (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
