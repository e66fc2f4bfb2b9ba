// Messages for faults in an operator's file. Schemas contain the messages of their own patterns and rules; all others are here.
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const types: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

const formats: Record<string, string> = {
  datetime: 'is no time such as 2026-12-01T10:00:00Z',
  date: 'is no day such as 2026-12-01',
  uuid: 'is no UUID',
  url: 'is no address such as https://lumen.example',
  email: 'is no e-mail address',
};

const list = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

type Size = { origin?: unknown; exact?: boolean | undefined; inclusive?: boolean | undefined };

/** Describes a limit: with `how` if the limit itself is allowed, with `beyond` if it is not. */
function sized({ origin, exact, inclusive }: Size, [how, beyond]: [string, string], limit: number) {
  const said = exact === true ? 'exactly' : inclusive === false ? beyond : how;
  if (origin === 'string') return `must have ${said} ${limit} character${limit === 1 ? '' : 's'}`;
  if (origin === 'array') return `must have ${said} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `must be ${said} ${limit}`;
}

const firstOf = (issues: readonly { message: string }[]): string[] =>
  issues.slice(0, 1).map(({ message }) => message);

/** Writes the message of an issue, for zod's `error`. With the field's name in front it is a sentence. */
export function sayFault(issue: Issue): string {
  if (issue.input === undefined && !isCustom(issue)) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${list(issue.values)}`;
    case 'too_small':
      return sized(issue, ['at least', 'more than'], Number(issue.minimum));
    case 'too_big':
      return sized(issue, ['at most', 'less than'], Number(issue.maximum));
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it has to be';
    case 'unrecognized_keys':
      return `has a name that is not known: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return `its name ${firstOf(issue.issues)[0] ?? 'is not allowed'}`;
    case 'invalid_union':
      return sayUnion(issue);
    case 'invalid_element':
    case 'custom':
      return 'is not allowed';
  }
}

const isCustom = ({ code }: Issue): boolean => code === 'custom';

function sayUnion({ options, errors }: Extract<Issue, { code: 'invalid_union' }>): string {
  if (Array.isArray(options) && options.length > 0) return `must be ${list(options)}`;
  const each = (errors ?? []).flatMap(firstOf);
  return each.length === 0 ? 'is not allowed' : [...new Set(each)].join(', or ');
}

/** Reads a file's JSON. Returns its value, or one line for each fault, with its path: `rule.reward.amount: is missing`. */
export function readWritten<T>(
  schema: z.ZodType<T>,
  json: unknown,
): { read: T; faults: null } | { read: null; faults: string[] } {
  const { data, error } = schema.safeParse(json, { error: sayFault });
  if (!error) return { read: data, faults: null };
  const faults = error.issues.map(
    ({ path, message }) => `${path.length === 0 ? 'the file' : path.join('.')}: ${message}`,
  );
  return { read: null, faults };
}
