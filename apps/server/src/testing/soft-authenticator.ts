// A software authenticator by the standard (WebAuthn, level 3): one P-256 key pair for each passkey, no attestation. The e2e tests use the browser's own.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/** The part of CBOR that is needed: heads, whole numbers, bytes, texts, maps. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const whole = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (said: string) => Buffer.concat([head(3, said.length), Buffer.from(said)]);
const map = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), bytes(Buffer.from(x, 'base64url'))],
    [whole(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

const isPresent = 0x01;
const isVerified = 0x04;
const hasKey = 0x40;

type CeremonyOptions = {
  origin: string;
  rpId: string;
  challenge: string;
  /** Whether the owner unlocked the authenticator; true by default. */
  verified?: boolean;
};

const clientData = (type: string, { challenge, origin }: CeremonyOptions): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Creates a passkey. Transports such as Bluetooth and USB are left out, because they do not change the data. */
export function makePasskey(aaguid = Buffer.alloc(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const named = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  const passkey = {
    id: named.id,
    /** The user handle with which it was registered; returned at a login. */
    userHandle: '',
    counter: 0,
    register(asked: CeremonyOptions & { userHandle: string }) {
      passkey.userHandle = asked.userHandle;
      const flags = isPresent | hasKey | (asked.verified === false ? 0 : isVerified);
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const data = Buffer.concat([
        authenticatorData(asked.rpId, flags, passkey.counter),
        aaguid,
        length,
        id,
        coseOf(publicKey),
      ]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    show(asked: CeremonyOptions) {
      const flags = isPresent | (asked.verified === false ? 0 : isVerified);
      const data = authenticatorData(asked.rpId, flags, passkey.counter);
      const said = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: passkey.userHandle,
        },
      };
    },
  };
  return passkey;
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}
