// The identity service's own code, loaded by the sign-in page only. It stores no sign-in: the site has its own session.
import { initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  debugErrorMap,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
  type AuthProvider,
  type UserCredential,
} from '@firebase/auth';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { GivenIdentity } from '#foundation/identity/handover.ts';

export type ServiceSettings = NonNullable<SiteStatus['info']['firebase']>;
type OAuthChannel = Exclude<IdentityChannel, 'phone'>;

export type IdentityService = {
  byWindow: (channel: OAuthChannel) => Promise<GivenIdentity>;
  /** Leaves the page. */
  byRedirect: (channel: OAuthChannel) => Promise<never>;
  /** The identity after a redirect back, or null. */
  takeRedirected: (channel: OAuthChannel) => Promise<GivenIdentity | null>;
  byGoogleToken: (credential: string, nonce: string) => Promise<GivenIdentity>;
  /** Sends a code; returns the id with which it is confirmed. `place` is the element in which the service may render its captcha. */
  sendCode: (number: string, place: HTMLElement) => Promise<string>;
  confirm: (verificationId: string, code: string) => Promise<GivenIdentity>;
};

async function givenOf(
  channel: IdentityChannel,
  { user }: Pick<UserCredential, 'user'>,
): Promise<GivenIdentity> {
  const idToken = await user.getIdToken();
  return { channel, idToken, label: user.email ?? user.phoneNumber ?? user.displayName ?? '' };
}

export function openService(settings: ServiceSettings, language: string): IdentityService {
  const { apiKey, authDomain, projectId, appId, messagingSenderId } = settings;
  const { emulatorUrl, lineProvider } = settings;
  const app = initializeApp({ apiKey, authDomain, projectId, appId, messagingSenderId });
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
    // Without this map every reason is the word "Error" (IDP-08).
    errorMap: debugErrorMap,
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.languageCode = language;
  const providers: Record<OAuthChannel, () => AuthProvider> = {
    google: () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }),
    facebook: () => new FacebookAuthProvider(),
    twitter: () => new TwitterAuthProvider(),
    line: () => new OAuthProvider(lineProvider),
  };
  let verifier: RecaptchaVerifier | null = null;
  return {
    byWindow: async (channel) =>
      givenOf(channel, await signInWithPopup(auth, providers[channel]())),
    byRedirect: (channel) => signInWithRedirect(auth, providers[channel]()),
    takeRedirected: async (channel) => {
      const found = await getRedirectResult(auth);
      return found && givenOf(channel, found);
    },
    byGoogleToken: async (idToken, rawNonce) => {
      const credential = new OAuthProvider('google.com').credential({ idToken, rawNonce });
      return givenOf('google', await signInWithCredential(auth, credential));
    },
    sendCode: async (number, place) => {
      verifier ??= new RecaptchaVerifier(auth, place, { size: 'invisible' });
      return (await signInWithPhoneNumber(auth, number, verifier)).verificationId;
    },
    // As the service's own result of a sent code does, which does not outlive a reload.
    confirm: async (verificationId, code) => {
      const credential = PhoneAuthProvider.credential(verificationId, code);
      return givenOf('phone', await signInWithCredential(auth, credential));
    },
  };
}
