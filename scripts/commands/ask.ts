// A question on the terminal before something is taken away. Nothing but yes goes on, and no answer is none.
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Whether the answer is y or yes; an input that ends without one is a no. */
export async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.setPrompt(`${question} (y/N) `);
  terminal.prompt();
  const answered = once(terminal, 'line').then(([line]) => String(line));
  const ended = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([answered, ended]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
