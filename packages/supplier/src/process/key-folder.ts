// Reads a supplier's operators and the keys of both sides from a folder.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The fields of an operator that every supplier needs; a supplier may add more. */
export const Operator = z.object({ operatorId: z.int().positive(), wallet: z.url() });
export type Operator = z.infer<typeof Operator>;

export type SupplierKeys = {
  /** The supplier's own key, which signs its wallet calls. */
  own: KeyObject;
  /** The key of all operators, which verifies their calls. */
  operators: KeyObject;
};

/** A key folder. `name` is the prefix of its file names, `variable` the environment variable that names it. */
export type KeyFolder = { folder: string; name: string; variable: string };

type ReadKeyFile = <T>(name: string, parse: (text: string) => T) => T;

/** Creates a reader, which throws one sentence about a file that is missing or cannot be read. */
export const keyFileReader =
  ({ folder, variable }: Omit<KeyFolder, 'name'>): ReadKeyFile =>
  (name, parse) => {
    const path = join(folder, name);
    try {
      return parse(readFileSync(path, 'utf8'));
    } catch (cause) {
      const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
      throw new Error(
        isMissing
          ? `${path} is missing: run npm start once with the same DATA_DIR, or set ${variable}.`
          : `${path} cannot be used.`,
        { cause },
      );
    }
  };

/** Reads the operators. Throws one sentence if the file is missing or cannot be read. */
export const readOperators = <KnownOperator extends Operator>(
  keyFolder: KeyFolder,
  operator: z.ZodType<KnownOperator>,
): KnownOperator[] =>
  keyFileReader(keyFolder)(`${keyFolder.name}-operators.json`, (text) =>
    z.array(operator).parse(JSON.parse(text)),
  );

/** Reads keys and operators. Throws one sentence about a file that is missing or cannot be read. */
export function readKeyFolder<KnownOperator extends Operator>(
  keyFolder: KeyFolder,
  operator: z.ZodType<KnownOperator>,
): { keys: SupplierKeys; operators: KnownOperator[] } {
  const { name: supplier } = keyFolder;
  const read = keyFileReader(keyFolder);
  return {
    keys: {
      own: read(`${supplier}.private.pem`, createPrivateKey),
      operators: read(`${supplier}-operator.public.pem`, createPublicKey),
    },
    operators: readOperators(keyFolder, operator),
  };
}
