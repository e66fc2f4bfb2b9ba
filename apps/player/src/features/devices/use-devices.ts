// The member's sessions and the calls that end them (SESS-05, S4).
import { useRef, useState } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { endOtherSessions, endSession, listSessions } from '@parlour/contract/session/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { removeOwn } from '#foundation/api/remove-own.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type Device = Answer<typeof listSessions>['sessions'][number];

const ownDevices = defineOwnData({
  ask: async ({ read }) => (await read(listSessions, {})).sessions,
  again: 'never',
});

export function useDevices() {
  const foundation = useFoundation();
  const { api, toasts } = foundation;
  const devices = useOwnResource(ownDevices);

  // The ids of the sessions that are being ended, or `others`.
  const [ending, setEnding] = useState<readonly string[]>([]);
  const running = useRef(new Set<string>());

  /** Runs a call; resolves with true if it succeeded. The usual alert reports a failure (NET-10). */
  async function run(what: string, call: () => Promise<unknown>, say: Phrase): Promise<boolean> {
    if (running.current.has(what)) return false;
    running.current.add(what);
    setEnding([...running.current]);
    const isDone = await call().then(
      () => true,
      () => false,
    );
    running.current.delete(what);
    setEnding([...running.current]);
    if (isDone) toasts.show('done', say);
    return isDone;
  }
  async function end({ id }: Device): Promise<boolean> {
    const isDone = await run(
      id,
      () => removeOwn(foundation, endSession, { id }),
      (t) => t('devices.ended'),
    );
    if (isDone) devices.change((list) => list.filter((each) => each.id !== id));
    return isDone;
  }
  async function endOthers(): Promise<boolean> {
    const call = () => api(endOtherSessions, {});
    const isDone = await run('others', call, (t) => t('devices.others_ended'));
    if (isDone) devices.change((list) => list.filter(({ current }) => current));
    return isDone;
  }
  return { ...devices, ending, end, endOthers };
}
