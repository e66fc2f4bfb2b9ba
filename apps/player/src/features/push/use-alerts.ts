// Of what the member is told, and whether on this device.
import { useEffect, useState } from 'react';
import { choosePush, pushChoice } from '@parlour/contract/push/calls';
import type { PushKind } from '@parlour/contract/push/kinds';
import {
  askForNotifications,
  hasNotifications,
  notificationPermission,
} from '#platform/quiet/notifications.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { bindOwnDevice, offKey, unbindOwnDevice } from './own-device.ts';

const makeChoice = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const options = { teller: 'page', signal } as const;
      return (await readsOf(foundation)(pushChoice, {}, options)).wanted;
    },
    freshMs: 0,
  });

/** none: the browser, or the merchant, has no notifications. */
type DeviceState = 'none' | 'off' | 'on' | 'blocked';

function stateOf({ boot, deviceStorage }: Foundation): DeviceState {
  if (!boot.status.info.push || !hasNotifications()) return 'none';
  const permission = notificationPermission();
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && deviceStorage.read(offKey) === null ? 'on' : 'off';
}

export function useAlerts() {
  const foundation = useFoundation();
  const { api, toasts, keep } = foundation;
  const choice = keep(makeChoice);
  const owner = useSession()?.token;
  useEffect(() => {
    if (owner !== undefined) choice.need({ owner, wording: '' });
  }, [choice, owner]);
  const [device, setDevice] = useState(() => stateOf(foundation));
  const [isBusy, setBusy] = useState(false);

  async function choose(kind: PushKind, isWanted: boolean, before: readonly PushKind[]) {
    const rest = before.filter((each) => each !== kind);
    const wanted = isWanted ? [...rest, kind] : rest;
    choice.change(() => wanted);
    // The alert says why; the box goes back to what holds.
    await api(choosePush, { wanted }).catch(() => choice.change(() => [...before]));
  }
  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await work().catch(() => toasts.show('failed', (say) => say('push.failed')));
    setBusy(false);
    setDevice(stateOf(foundation));
  }
  const turnOn = () =>
    run(async () => {
      if ((await askForNotifications()) === 'granted') await bindOwnDevice(foundation);
    });
  const turnOff = () => run(() => unbindOwnDevice(foundation));
  return { ...useResource(choice), retry: choice.retry, choose, device, isBusy, turnOn, turnOff };
}
