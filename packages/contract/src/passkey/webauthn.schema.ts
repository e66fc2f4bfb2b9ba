// The messages between browsers and servers about passkeys, in the JSON of the standard (WebAuthn, level 3). Bytes are base64url.
import { z } from 'zod';

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(most);
const extensions = z.record(z.string().max(64), z.unknown());
const attachment = z.enum(['platform', 'cross-platform']).exactOptional();
/** A credential's id, at most 1,023 bytes. */
const credentialId = bytes(1_400).min(1);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
};

/** A new passkey, as the browser made it. */
export const registrationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(16_384),
    authenticatorData: bytes(4_096).exactOptional(),
    transports: z.array(z.string().max(32)).max(16).exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
    publicKey: bytes(4_096).exactOptional(),
  }),
});

/** The proof that the browser has a passkey. */
export const authenticationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(8_192),
    userHandle: bytes(128).exactOptional(),
  }),
});

const listed = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    transports: z.array(z.string()).exactOptional(),
  }),
);
const verification = z.enum(['required', 'preferred', 'discouraged']).exactOptional();

/** Options for the browser to create a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  /** Milliseconds for which the challenge is valid. */
  timeout: z.number().exactOptional(),
  /** The member's passkeys: an authenticator that has one of them creates no second one. */
  excludeCredentials: listed.exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: verification,
    })
    .exactOptional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).exactOptional(),
  extensions: z.object({ credProps: z.boolean().exactOptional() }).exactOptional(),
});

/** Options for the browser to prove a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  /** Milliseconds for which the challenge is valid. */
  timeout: z.number().exactOptional(),
  allowCredentials: listed.exactOptional(),
  userVerification: verification,
});
