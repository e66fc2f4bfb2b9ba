// The operators that the hub knows, and the keys of both sides: from a folder that whoever runs the sandbox fills.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Operators = z.array(z.object({ operatorId: z.int().positive(), wallet: z.url() }));
export type Operator = z.infer<typeof Operators>[number];

export type HubKeys = {
  /** The hub's own: signs its wallet calls. */
  own: KeyObject;
  /** Of all operators here: checks their calls. */
  operators: KeyObject;
};

/** What is missing or cannot be read is one sentence. */
export function readHubFolder(folder: string): { keys: HubKeys; operators: Operator[] } {
  const read = <T>(name: string, parse: (text: string) => T): T => {
    const path = join(folder, name);
    try {
      return parse(readFileSync(path, 'utf8'));
    } catch (cause) {
      const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
      throw new Error(
        isMissing
          ? `${path} is missing: run npm start once with the same DATA_DIR, or set SANDBOX_KEYS.`
          : `${path} cannot be used.`,
        { cause },
      );
    }
  };
  return {
    keys: {
      own: read('hub.private.pem', createPrivateKey),
      operators: read('hub-operator.public.pem', createPublicKey),
    },
    operators: read('hub-operators.json', (text) => Operators.parse(JSON.parse(text))),
  };
}
