// The member's sessions and the calls that end them (SESS-05, S4).
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { endOtherSessions, endSession, listSessions } from '@parlour/contract/session/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { removeOwn } from '#foundation/api/remove-own.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';

export type Device = Answer<typeof listSessions>['sessions'][number];

const makeDevices = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const options = { teller: 'page', signal } as const;
      return (await readsOf(foundation)(listSessions, {}, options)).sessions;
    },
    freshMs: 0,
  });

export function useDevices() {
  const foundation = useFoundation();
  const { api, toasts, keep } = foundation;
  const devices = keep(makeDevices);
  const owner = useSession()?.token;
  useEffect(() => {
    if (owner !== undefined) devices.need({ owner, wording: '' });
  }, [devices, owner]);

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
  return { ...useResource(devices), ending, end, endOthers, retry: devices.retry };
}
