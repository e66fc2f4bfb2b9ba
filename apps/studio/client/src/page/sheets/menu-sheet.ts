// The player's settings for the games on this device.
import { make, type Child } from '../element.ts';
import type { Sound } from '../effects/sound.ts';
import type { Say } from '../texts.ts';
import type { Vibration } from '../effects/vibration.ts';
import { switchRow } from './switch-row.ts';

type MenuSheetOptions = {
  say: Say;
  sound: Sound;
  vibration: Vibration;
  open: (title: string, ...children: Child[]) => unknown;
};

export function openMenuSheet({ say, sound, vibration, open }: MenuSheetOptions): void {
  const turnSound = (isOn: boolean): void => {
    sound.turn(isOn);
    sound.play('tick');
  };
  const turnVibration = (isOn: boolean): void => {
    vibration.turn(isOn);
    vibration.give('buy');
  };
  open(
    say('studio.game.menu'),
    make(
      'div',
      { class: 'list sheet-list' },
      switchRow(say('studio.game.sound'), { isOn: sound.isOn, turn: turnSound }),
      vibration.isThere &&
        switchRow(say('studio.game.vibration'), { isOn: vibration.isOn, turn: turnVibration }),
    ),
  );
}
