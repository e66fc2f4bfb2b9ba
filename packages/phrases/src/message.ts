// One ICU message: compiled for Lingui, and looked into for what it needs to be given.
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export type Plural = { name: string; ordinal: boolean; categories: string[] };
export type Message = {
  compiled: CompiledMessage;
  /** The values it needs: name -> kind (`text`, `plural`, `select a|b`, `number`, `date` …). */
  values: Map<string, string>;
  plurals: Plural[];
};

const isExact = (key: string) => /^\d+$/.test(key);

/** Throws with a short reason where the syntax is wrong. */
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
    if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
      collectChoice({ name, kind, cases: choicesOf(format) }, message);
    } else if (!message.values.has(name)) {
      // The same value may stand once in a plural and once by itself: the plural says more.
      message.values.set(name, kind ?? 'text');
    }
  }
}

type Choice = { name: string; kind: string; cases: Record<string, CompiledMessage> };

function collectChoice({ name, kind, cases }: Choice, message: Message): void {
  const keys = Object.keys(cases);
  if (kind === 'select') {
    message.values.set(name, `select ${keys.toSorted().join('|')}`);
  } else {
    message.values.set(name, 'plural');
    const categories = keys.filter((key) => !isExact(key));
    message.plurals.push({ name, ordinal: kind === 'selectordinal', categories });
  }
  for (const each of Object.values(cases)) collect(each, message);
}

/** Lingui keeps a plural's offset among its cases. */
function choicesOf(format: unknown): Record<string, CompiledMessage> {
  const { offset: _offset, ...cases } = format as Record<string, CompiledMessage>;
  return cases;
}
