// Live signals (SIG-07): one tab reads the stream for all tabs of the browser, and while it works their polls rest.
import { signalKinds } from '@parlour/contract/signals/kinds';
import type { Foundation } from '#foundation/foundation.ts';
import { makeSignals } from '#foundation/signals/signals.ts';
import { canLeadTabs, leadTabs } from '#platform/tabs/lead-tabs.ts';
import { openTabNotes } from '#platform/tabs/tab-notes.ts';
import { whileSeen } from '#platform/quiet/while-seen.ts';
import { leadStream } from './lead-stream.ts';
import { isStreamNote, type StreamNote } from './stream-notes.ts';

/** A tab that nobody has seen for so long leaves the stream to others. On a phone it would keep the radio awake. */
const hiddenMs = 60_000;
/** The longest time without a sign of life from the reading tab, which may be asleep. */
const silenceMs = 60_000;

/** Begins to hear. In a browser that cannot choose one of its tabs, polls go on: a stream for each tab would use up its connections. */
export function watchSignals(foundation: Foundation): void {
  if (!canLeadTabs()) return;
  const { isLive, tell } = foundation.keep(makeSignals);
  const name = `parlour:${foundation.site.merchantCode}:signals`;
  const notes = openTabNotes(name, isStreamNote);
  let isTaking = false;
  let isLeading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setLive(now: boolean): void {
    clearTimeout(timer);
    if (now && !isLeading) timer = setTimeout(() => isLive.set(false), silenceMs);
    const began = now && !isLive.get();
    isLive.set(now);
    // Whatever changed before is asked for now: the stream tells only of what comes. The session is alive, or there would be no stream.
    if (began) tell(signalKinds.filter((kind) => kind !== 'session'));
  }
  function onNote(note: StreamNote): void {
    if (!isTaking) return;
    if (note.kind === 'ask') {
      if (isLeading) notes.tell({ kind: 'state', isLive: isLive.get() });
    } else if (isLeading) return;
    else if (note.kind === 'state') setLive(note.isLive);
    else tell(note.what);
  }
  function lead(ended: AbortSignal): void {
    isLeading = true;
    void leadStream(foundation, ended, {
      onLive: (now) => {
        // The next tab may be reading by now.
        if (ended.aborted) return;
        setLive(now);
        notes.tell({ kind: 'state', isLive: now });
      },
      onChanged: (what) => {
        tell(what);
        notes.tell({ kind: 'changed', what: [...what] });
      },
    });
  }
  notes.listen(onNote);
  whileSeen(hiddenMs, () => {
    isTaking = true;
    notes.tell({ kind: 'ask' });
    const stop = leadTabs(name, lead);
    return () => {
      stop();
      setLive(false);
      isTaking = false;
      isLeading = false;
    };
  });
}
