// Messages as they are shown: by days, and in runs of one author.
import type { TalkMessage } from './merge-talk.ts';
import { dayOf } from '../times.ts';

export type MessageRun = { day: number; messages: TalkMessage[] };

/** Minutes after which a message begins a new run although the author is the same. */
const pauseMinutes = 10;

const belongsTo = (last: TalkMessage, next: TalkMessage): boolean =>
  last.from === next.from &&
  last.name === next.name &&
  dayOf(last.at) === dayOf(next.at) &&
  next.at - last.at < pauseMinutes * 60_000;

export function runsOf(messages: readonly TalkMessage[]): MessageRun[] {
  const runs: MessageRun[] = [];
  for (const message of messages) {
    const run = runs.at(-1);
    const last = run?.messages.at(-1);
    if (run && last && belongsTo(last, message)) run.messages.push(message);
    else runs.push({ day: dayOf(message.at), messages: [message] });
  }
  return runs;
}
