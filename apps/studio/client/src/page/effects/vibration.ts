// Short vibrations on devices that support them, until the player turns them off.
import { createKept } from '../stored-value.ts';

const patterns = { pick: [8], buy: [18], prize: [24, 70, 24] };

export type Vibration = {
  /** Whether this device supports it: a phone with a browser that allows it. */
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
