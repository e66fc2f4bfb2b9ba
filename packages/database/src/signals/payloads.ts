// The text in which signals travel by NOTIFY: who sends, and what changed for whom. Postgres takes less than 8,000 bytes in one.
import { changeKinds, type ChangeKind } from '@parlour/contract/signals/kinds';
import type { SignalledChange } from '@parlour/contract/signals/change';

/** The most bytes of a payload. */
const mostBytes = 7_900;

type ChangedMember = [merchantCode: string, memberId: string | null, what: ChangeKind[]];

/** Writes changes as few payloads: one line for each member. */
export function writePayloads(sender: string, changes: readonly SignalledChange[]): string[] {
  const payloads: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (lines.length > 0) payloads.push([JSON.stringify(sender), ...lines].join('\n'));
    lines = [];
    bytes = Buffer.byteLength(sender) + 2;
  };
  close();
  for (const changed of byMember(changes)) {
    const line = JSON.stringify(changed);
    const more = Buffer.byteLength(line) + 1;
    if (bytes + more > mostBytes) close();
    lines.push(line);
    bytes += more;
  }
  close();
  return payloads;
}

function byMember(changes: readonly SignalledChange[]): ChangedMember[] {
  const found = new Map<string, ChangedMember>();
  for (const { merchantCode, memberId, what } of changes) {
    const key = `${merchantCode}\n${memberId ?? ''}`;
    const changed = found.get(key) ?? [merchantCode, memberId, []];
    if (!changed[2].includes(what)) changed[2].push(what);
    found.set(key, changed);
  }
  return [...found.values()];
}

export type ReadPayload = { sender: string; changes: SignalledChange[] };

/** Reads a payload. Null if it is none, for example of another release: then its readers hear of the change when their streams begin again. */
export function readPayload(payload: string): ReadPayload | null {
  try {
    const [sender, ...lines] = payload.split('\n').map((line): unknown => JSON.parse(line));
    const isWhole = typeof sender === 'string' && lines.every(isChangedMember);
    if (!isWhole) return null;
    const changes = lines.flatMap(([merchantCode, memberId, what]) =>
      what.map((each) => ({ merchantCode, memberId, what: each })),
    );
    return { sender, changes };
  } catch {
    return null;
  }
}

function isChangedMember(line: unknown): line is ChangedMember {
  if (!Array.isArray(line)) return false;
  const [merchantCode, memberId, what] = line as unknown[];
  return (
    typeof merchantCode === 'string' &&
    (memberId === null || typeof memberId === 'string') &&
    Array.isArray(what) &&
    what.every((each) => changeKinds.includes(each as ChangeKind))
  );
}
