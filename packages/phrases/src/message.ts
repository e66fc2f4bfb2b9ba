// Compiles one ICU message for say.ts, and lists the values that it needs.
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export type Plural = { name: string; categories: string[] };
export type Message = {
  compiled: CompiledMessage;
  /** The needed values: name -> kind (`text`, `plural`, `select a|b`). */
  values: Map<string, string>;
  plurals: Plural[];
};

const isExact = (key: string) => /^\d+$/.test(key);

/** Compiles a message. Throws with a short reason if the syntax is wrong, or say.ts does not support a form. */
export function readMessage(text: string): Message {
  const compiled = compileMessageOrThrow(text);
  const message: Message = { compiled, values: new Map(), plurals: [] };
  collect(compiled, message);
  return message;
}

function collect(tokens: CompiledMessage, message: Message): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, kind, format] = token;
    if (kind === 'plural' || kind === 'select') {
      collectChoice({ name, kind, cases: choicesOf(format) }, message);
    } else if (kind !== undefined) {
      // Amounts, dates and times are passed as formatted text: the site formats them, not the sentence.
      throw new Error(`{${name}, ${kind}} is none of {${name}}, plural and select`);
    } else if (!message.values.has(name)) {
      // A value may be used in a plural and alone: the plural has precedence.
      message.values.set(name, 'text');
    }
  }
}

type Choice = { name: string; kind: 'plural' | 'select'; cases: Record<string, CompiledMessage> };

function collectChoice({ name, kind, cases }: Choice, message: Message): void {
  const keys = Object.keys(cases);
  if (kind === 'select') {
    message.values.set(name, `select ${keys.toSorted().join('|')}`);
  } else {
    message.values.set(name, 'plural');
    message.plurals.push({ name, categories: keys.filter((key) => !isExact(key)) });
  }
  for (const each of Object.values(cases)) collect(each, message);
}

/** Returns the cases of a choice; the parser stores a plural's offset among them. */
function choicesOf(format: unknown): Record<string, CompiledMessage> {
  const { offset, ...cases } = format as Record<string, CompiledMessage>;
  if (offset !== undefined) throw new Error('a plural with an offset is not written');
  return cases;
}
