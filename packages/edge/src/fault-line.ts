// What a log says of an error (S3): its kind, its code, where it was thrown, and what led to it. Values stay out of it: a failed statement
// carries what it was given, and some of Postgres' messages repeat it.

const deepest = 4;
/** What processes and Postgres say of an error without repeating what they were given. */
const plainFields = [
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

/** Options of a log, for pino and for Fastify: every error in it is described here. */
export const faultLines = {
  serializers: { err: (error: unknown) => describe(error, 0) },
  hooks: {
    /** Where a line has no words of its own, or those of the error, the log would repeat the error's. */
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

/** Drizzle writes the parameters behind the statement. Errors of class 22 (data exceptions) quote the value that did not fit. */
function messageOf(error: Error): string {
  const [message = ''] = error.message.split('\nparams:');
  const { code } = error as { code?: unknown };
  return String(code).startsWith('22') ? message.replaceAll(/"[^"]*"/g, '"…"') : message;
}

/** Without the lines before them, which repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
