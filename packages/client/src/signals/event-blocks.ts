// Reads server-sent events as far as our stream has them: blocks of lines that end with an empty one.
import { signalKinds, type SignalKind } from '@parlour/contract/signals/kinds';

export type EventReader = {
  /** Takes the next piece of the stream, and returns the kinds of changes that its complete events report. */
  read: (text: string) => SignalKind[];
};

export function createEventReader(): EventReader {
  let rest = '';
  return {
    read: (text) => {
      const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      return [...new Set(blocks.flatMap(kindsIn))];
    },
  };
}

/** The kinds in one event; none for a comment, and for what a later release may send. */
function kindsIn(block: string): SignalKind[] {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  if (fields.get('event') !== 'changed') return [];
  try {
    const { what } = JSON.parse(fields.get('data') ?? '') as { what?: unknown };
    return Array.isArray(what) ? signalKinds.filter((kind) => what.includes(kind)) : [];
  } catch {
    return [];
  }
}
