// Google's One Tap prompt (IDP-05), on the sign-in page only, and only in a tab that has shown no prompt (POP-10). A credential is accepted
// only with the nonce that this page made.
import { mayPrompt, notePrompt } from '#foundation/popups/single-prompt.ts';
import type { KeyValue } from '#platform/storage.ts';
import { loadScript } from '#platform/third-party/third-party-script.ts';

export const oneTapScript = 'https://accounts.google.com/gsi/client';

type CredentialAnswer = { credential: string };
type Google = {
  accounts: {
    id: {
      initialize: (options: {
        client_id: string;
        nonce: string;
        callback: (response: CredentialAnswer) => void;
        use_fedcm_for_prompt: boolean;
        cancel_on_tap_outside: boolean;
      }) => void;
      prompt: () => void;
    };
  };
};

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function makeNonce(): Promise<{ raw: string; hashed: string }> {
  const raw = hex(crypto.getRandomValues(new Uint8Array(16)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw));
  return { raw, hashed: hex(new Uint8Array(digest)) };
}

/** The nonce in a token. The identity service verifies the token itself. */
function nonceIn(credential: string): string | null {
  try {
    const [, body = ''] = credential.split('.');
    const text = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const { nonce } = JSON.parse(text) as { nonce?: unknown };
    return typeof nonce === 'string' ? nonce : null;
  } catch {
    return null;
  }
}

/** Shows the prompt, unless the tab has shown one. It counts as shown when Google is asked for it. */
export async function offerOneTap(
  storage: KeyValue,
  clientId: string,
  take: (credential: string, nonce: string) => void,
): Promise<void> {
  if (!mayPrompt(storage)) return;
  await loadScript(oneTapScript);
  const { google } = window as unknown as { google?: Google };
  if (!google) return;
  const { raw, hashed } = await makeNonce();
  // Another prompt may have been shown while the script was loading.
  if (!mayPrompt(storage)) return;
  notePrompt(storage, 'oneTap');
  google.accounts.id.initialize({
    client_id: clientId,
    nonce: hashed,
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
    callback: ({ credential }) => {
      if (nonceIn(credential) === hashed) take(credential, raw);
    },
  });
  google.accounts.id.prompt();
}
