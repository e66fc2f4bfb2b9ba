// The kinds of notifications that the member wants, and whether this device receives them.
import { useEffect, useState } from 'react';
import { choosePush, pushChoice } from '@parlour/contract/push/calls';
import type { PushKind } from '@parlour/contract/push/kinds';
import {
  askForNotifications,
  hasNotifications,
  notificationPermission,
} from '#platform/quiet/notifications.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { bindOwnDevice, isPushWanted, unbindOwnDevice } from './own-device.ts';

const ownChoice = defineOwnData({
  ask: async ({ read }) => (await read(pushChoice, {})).wanted,
  again: 'never',
});

/** none: the browser or the merchant has no notifications. checking: browser and server are queried, and a missing binding is made. */
type DeviceState = 'none' | 'off' | 'checking' | 'on' | 'blocked';

/** The state before browser and server are queried; never `on`. */
function firstStateOf(foundation: Foundation): DeviceState {
  if (!foundation.boot.status.info.push || !hasNotifications()) return 'none';
  if (notificationPermission() === 'denied') return 'blocked';
  return isPushWanted(foundation) ? 'checking' : 'off';
}

/** The state of the device; also `off` if notifications are wanted but the binding fails. */
async function readState(foundation: Foundation): Promise<DeviceState> {
  const state = firstStateOf(foundation);
  if (state !== 'checking') return state;
  return bindOwnDevice(foundation).then(
    () => 'on',
    () => 'off',
  );
}

export function useAlerts() {
  const foundation = useFoundation();
  const { api, toasts } = foundation;
  const choice = useOwnResource(ownChoice);
  const owner = useSession()?.token;
  const [device, setDevice] = useState(() => firstStateOf(foundation));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    if (owner !== undefined) {
      void readState(foundation).then((state) => isShown && setDevice(state));
    }
    return () => {
      isShown = false;
    };
  }, [foundation, owner]);

  async function choose(kind: PushKind, isWanted: boolean, before: readonly PushKind[]) {
    const rest = before.filter((each) => each !== kind);
    const wanted = isWanted ? [...rest, kind] : rest;
    choice.change(() => wanted);
    // The usual alert shows the reason; the checkbox returns to the stored value.
    await api(choosePush, { wanted }).catch(() => choice.change(() => [...before]));
  }
  /** Runs a change of the device. The state stays as it was if it fails. */
  async function run(work: () => Promise<DeviceState>): Promise<void> {
    setBusy(true);
    await work().then(setDevice, () => toasts.show('failed', (say) => say('push.failed')));
    setBusy(false);
  }
  const turnOn = () =>
    run(async () => {
      if ((await askForNotifications()) !== 'granted') return firstStateOf(foundation);
      await bindOwnDevice(foundation);
      return 'on';
    });
  const turnOff = () =>
    run(async () => {
      await unbindOwnDevice(foundation);
      return 'off';
    });
  return { ...choice, choose, device, isBusy, turnOn, turnOff };
}
