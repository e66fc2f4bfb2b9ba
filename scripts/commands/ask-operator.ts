// A yes-or-no question to the operator who runs a command, before it gives or takes something.
import { createInterface } from 'node:readline';

/** Asks a question and reads one line: `y` or `yes` agrees. Anything else does not, nor does an input that ends without a line. */
export async function isAgreed(question: string): Promise<boolean> {
  process.stderr.write(`${question} (yes or no) `);
  const lines = createInterface({ input: process.stdin });
  const { value, done } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return !done && /^y(es)?$/i.test(value.trim());
}
