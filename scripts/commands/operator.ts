// The operator who runs a command: their name in the audit trail (L1), and a question to them before something is given or taken.
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';

/** Returns the name of the process's user, or its number: in a container the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

export const thisOperator = () => ({ actor: 'operator' as const, actorName: userName() });

/** Asks a question and reads one line: `y` or `yes` agrees. Anything else does not, nor does an input that ends without a line. */
export async function isAgreed(question: string): Promise<boolean> {
  process.stderr.write(`${question} (yes or no) `);
  const lines = createInterface({ input: process.stdin });
  const { value, done } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return !done && /^y(es)?$/i.test(value.trim());
}
