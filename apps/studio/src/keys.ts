// The operators that the studio knows, and the keys of both sides: from a folder that whoever runs the studio fills.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Operators = z.array(z.object({ operatorId: z.int().positive(), wallet: z.url() }));
export type Operator = z.infer<typeof Operators>[number];

export type StudioKeys = {
  /** The studio's own: signs its wallet calls. */
  own: KeyObject;
  /** Of all operators here: checks their calls. */
  operators: KeyObject;
};

/** What is missing or cannot be read is one sentence. */
export function readKeyFolder(folder: string): { keys: StudioKeys; operators: Operator[] } {
  const read = <T>(name: string, parse: (text: string) => T): T => {
    const path = join(folder, name);
    try {
      return parse(readFileSync(path, 'utf8'));
    } catch (cause) {
      const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
      throw new Error(
        isMissing
          ? `${path} is missing: run npm start once with the same DATA_DIR, or set STUDIO_KEYS.`
          : `${path} cannot be used.`,
        { cause },
      );
    }
  };
  return {
    keys: {
      own: read('studio.private.pem', createPrivateKey),
      operators: read('studio-operator.public.pem', createPublicKey),
    },
    operators: read('studio-operators.json', (text) => Operators.parse(JSON.parse(text))),
  };
}
