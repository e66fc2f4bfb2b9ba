// Reads the operators that a supplier knows and the keys of both sides from a folder.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What every supplier knows of an operator; one may know more. */
export const Operator = z.object({ operatorId: z.int().positive(), wallet: z.url() });
export type Operator = z.infer<typeof Operator>;

export type SupplierKeys = {
  /** The supplier's own: signs its wallet calls. */
  own: KeyObject;
  /** Of all operators here: checks their calls. */
  operators: KeyObject;
};

/** `name` begins its files' names, `variable` is what names the folder. */
export type KeyFolder = { folder: string; name: string; variable: string };

type ReadKeyFile = <T>(name: string, parse: (text: string) => T) => T;

/** What it gives throws one sentence about a file that is missing or cannot be read. */
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

/** Throws one sentence if the file is missing or cannot be read. */
export const readOperators = <KnownOperator extends Operator>(
  keyFolder: KeyFolder,
  operator: z.ZodType<KnownOperator>,
): KnownOperator[] =>
  keyFileReader(keyFolder)(`${keyFolder.name}-operators.json`, (text) =>
    z.array(operator).parse(JSON.parse(text)),
  );

/** Throws one sentence about a file that is missing or cannot be read. */
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
