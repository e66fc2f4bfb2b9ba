// Hashes of passwords: Argon2id with the least cost that OWASP recommends (A6), stored as a PHC string.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

type Cost = { /** KiB of memory. */ memory: number; passes: number; parallelism: number };
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = (password: string, salt: Buffer, at: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const input = { message: password, nonce: salt, tagLength: 32, ...at };
    argon2('argon2id', input, (error, key) => (error ? reject(error) : resolve(key)));
  });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password; takes about 20 ms of one core and 19 MiB. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether the password is the hashed one. Throws if the hash is not one of ours. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = phc.exec(hash) ?? [];
  if (!salt || !key) throw new Error('Not a password hash');
  const at = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), at), expected);
}
