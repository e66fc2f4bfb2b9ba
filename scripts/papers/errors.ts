// npm run errors: writes docs/errors.md from the contract's table of failures, its error codes and their texts. A test fails if it is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@parlour/client/api-error';
import { reactionTo } from '@parlour/client/reaction';
import { endpoints, errorStatus, isErrorCode } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { errors as ofEveryCall } from '@parlour/contract/errors';
import type { FailureRow, Reaction } from '@parlour/contract/failures/failure-row';
import { anyOther, failures } from '@parlour/contract/failures/failures';
import { loadErrorTexts } from '@parlour/phrases/error-texts';

export const errorsFile = join(import.meta.dirname, '../../docs/errors.md');

const reactions: Record<Reaction, string> = {
  logOut:
    'Ends the session in every open tab, says “Please log in.” once in each, and goes to the login page',
  changePassword: 'Leaves the page of the password as the only one',
  front: 'The page in front of the site says that it is closed, and nothing else does',
  line: 'A dialog says so, tries the site’s other addresses, and opens the first that answers (NET-13, NET-18)',
  silent:
    'Says nothing; a form that was pressed, or a link that was followed, says it itself (NET-17). Operators are told',
  wait: 'The same, with the time of the next try',
  inPlace: 'The page that asked says it; never an alert',
  toast: 'A toast, “Network offline”, for 1.5 s',
  alert: 'A notice with the server’s words, or ours where it has none',
};

const without = { line: 'no line', time: 'no answer in time' };

/** Lists the statuses, codes and messages of a row. */
function namesOf(row: FailureRow): string[] {
  return [
    ...(row.statuses ?? []).map((each) => `HTTP ${each}`),
    ...(row.codes ?? []).map((each) => `\`${each}\``),
    ...(row.beginnings ?? []).map((each) => `\`${each}…\``),
    ...(row.messages ?? []).map((each) => `the message \`${each}\``),
    ...(row.without ? [without[row.without]] : []),
  ];
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const rowLines = [...failures, anyOther].map((row: FailureRow) =>
  line([namesOf(row).join(', ') || 'anything else', row.does, reactions[row.does], row.by]),
);

const listed: [string, Endpoint][] = Object.entries(endpoints);

/** Lists the calls that refuse with a code. */
function callersOf(code: string): string {
  if (Object.hasOwn(ofEveryCall, code)) return 'every call';
  const names = listed.filter(([, at]) => Object.hasOwn(at.errors, code)).map(([name]) => name);
  return names.toSorted().join(', ');
}

function describeCode(code: string, status: number): Reaction {
  return reactionTo(new ApiError({ kind: 'answer', code, status, message: 'text' }));
}

export async function describeErrors(): Promise<string> {
  const textOf = await loadErrorTexts();
  const codes = Object.keys(errorStatus).filter(isErrorCode).toSorted();
  const codeLines = codes.map((code) =>
    line([
      `\`${code}\``,
      errorStatus[code],
      callersOf(code),
      describeCode(code, errorStatus[code]),
      textOf(code, 'EN'),
    ]),
  );
  return `# Errors

Written by \`npm run errors\` from the contract: \`packages/contract/src/failures\`, \`errors.ts\` and the calls. Change those, not this page; a test holds the two together.

A call fails by an answer (its HTTP status, \`errorCode\` and \`message\`), or by none. The first row below that fits says what the site does. One failure, one message: a page that says a failure itself raises no alert, and what nobody is told goes to the operators' log as \`silentFailure\` (path, code, status, how often), by the beacon of tracking.

## What the site does

| answer | name | what the site does | by |
|---|---|---|---|
${rowLines.join('\n')}

Calls that fail together of one thing say it once. An alert shows the server's own words, and "unknown error" where an answer has none; a page that says a failure itself has our text of the code, in its reader's language. A call may be asked so that its page tells (\`teller: 'page'\`) or nobody does (\`'nobody'\`); the rows of NET-08 and LOGIN-04 hold for every call.

## The codes of our server

The fourth column is what the site does, by its name above; the last one is English (\`packages/phrases\`, \`error.<code>\`).

| code | HTTP | refused by | the site | text |
|---|---|---|---|---|
${codeLines.join('\n')}
`;
}

if (import.meta.main) writeFileSync(errorsFile, await describeErrors());
