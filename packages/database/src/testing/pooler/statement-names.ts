// Prepared statements of clients, handled like PgBouncer since 1.21: each gets a new name by its text, and is prepared on a backend before its first use there.
import { createHash } from 'node:crypto';
import { contentOf, cutText, message, textBytes, type Message } from './messages.ts';

/** The statements of one client, by the client's names. `parse` is a statement's text with the types of its parameters. */
export type Statements = Map<string, { name: string; parse: Buffer }>;
/** An expected message `ParseComplete`: the statement's name, and whether the client waits for the message. */
export type ExpectedParse = { name: string; isShown: boolean };
type SentBatch = { messages: Message[]; awaited: ExpectedParse[] };

const withoutText = message('P', Buffer.concat([textBytes(''), textBytes(''), Buffer.alloc(2)]));

/** Translates a client's batch for a backend that has prepared the statements in `known`. */
export function forBackend(
  batch: readonly Message[],
  statements: Statements,
  known: ReadonlySet<string>,
): SentBatch {
  const sent: SentBatch = { messages: [], awaited: [] };
  const isKnown = (name: string) =>
    known.has(name) || sent.awaited.some((each) => each.name === name);
  const send = (each: Message) => void sent.messages.push(each);
  const learn = (own: string, isShown: boolean) => {
    const { name, parse } = statements.get(own) ?? { name: own, parse: Buffer.alloc(0) };
    const isNew = parse.length > 0 && !isKnown(name);
    if (isNew || isShown) sent.awaited.push({ name, isShown });
    if (isNew) send(message('P', Buffer.concat([textBytes(name), parse])));
    // The client still waits for an answer.
    else if (isShown) send(withoutText);
    return textBytes(name);
  };
  for (const each of batch) {
    const content = contentOf(each);
    if (each.type === 'P') {
      const { text: own, rest: parse } = cutText(content);
      if (own === '') sent.awaited.push({ name: '', isShown: true });
      if (own === '') send(each);
      else {
        statements.set(own, { name: nameOf(parse), parse });
        learn(own, true);
      }
    } else if (each.type === 'B') {
      const { text: portal, rest } = cutText(content);
      const { text: own, rest: values } = cutText(rest);
      const name = own === '' ? textBytes('') : learn(own, false);
      send(message('B', Buffer.concat([textBytes(portal), name, values])));
    } else if (each.type === 'D' && content[0] === 'S'.charCodeAt(0)) {
      const { text: own } = cutText(content.subarray(1));
      const name = own === '' ? textBytes('') : learn(own, false);
      send(message('D', Buffer.concat([Buffer.from('S'), name])));
    } else send(each);
  }
  return sent;
}

const nameOf = (parse: Buffer): string =>
  `pooled_${createHash('sha256').update(parse).digest('hex').slice(0, 16)}`;
