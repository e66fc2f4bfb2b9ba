// A light touch to the hand where the device can give one, until the player turns it off.
import { createKept } from '../kept.ts';

const patterns = { pick: [8], buy: [18], prize: [24, 70, 24] };

export type Vibration = {
  /** Whether this device can: a phone, in a browser that lets pages do it. */
  isThere: boolean;
  isOn: () => boolean;
  turn: (isOn: boolean) => void;
  give: (touch: keyof typeof patterns) => void;
};

export function createVibration(): Vibration {
  const kept = createKept<boolean>('vibration', 'device');
  const isThere = 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
  let isOn = kept.read() !== false;
  return {
    isThere,
    isOn: () => isOn,
    turn: (next) => {
      isOn = next;
      kept.write(next);
    },
    give: (touch) => {
      if (isThere && isOn) navigator.vibrate(patterns[touch]);
    },
  };
}
