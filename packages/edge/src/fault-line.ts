// The description of an error in a log (S3): its class, code, stack and causes, without values, which
// some of Postgres' messages repeat.

const deepest = 4;
/** Fields of errors from Node and Postgres that do not repeat values, and the name of a failed statement. */
const plainFields = [
  'statement',
  'code',
  'errno',
  'syscall',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

type Write = (this: unknown, ...words: never[]) => void;

/** Log options, for pino and Fastify, with which every error is described by this file. */
export const faultLines = {
  serializers: { err: (error: unknown) => describe(error, 0) },
  hooks: {
    /** Replaces a line's message if it is missing or the error's own, which could contain values. */
    logMethod(words: unknown[], write: Write): void {
      const [first, said, ...rest] = words;
      const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
      const isRepeated = said === undefined || said === (error as Error | undefined)?.message;
      const line = error instanceof Error && isRepeated ? messageOf(error) : said;
      const fields = first instanceof Error ? { err: first } : first;
      Reflect.apply(write, this, error instanceof Error ? [fields, line, ...rest] : words);
    },
  },
};

type FaultLine = { type: string; message: string; stack: string; [field: string]: unknown };

function describe(error: unknown, depth: number): FaultLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = Object.fromEntries(Object.entries(error)) as Record<string, unknown>;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(
      plainFields.filter((name) => isPlain(fields[name])).map((name) => [name, fields[name]]),
    ),
    stack: framesOf(error),
    ...(depth < deepest && {
      ...(error.cause !== undefined && { cause: describe(error.cause, depth + 1) }),
      ...(error instanceof AggregateError && {
        errors: error.errors.map((each) => describe(each, depth + 1)),
      }),
    }),
  };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Returns the message without values: errors of class 22 (data exceptions) quote the wrong one. */
function messageOf(error: Error): string {
  const { message, code } = error as Error & { code?: unknown };
  return String(code).startsWith('22') ? message.replaceAll(/"[^"]*"/g, '"…"') : message;
}

/** Returns the stack's frames, without the preceding lines, which repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
