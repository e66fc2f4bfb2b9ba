// Short tones, off until the player turns them on. They are synthesised here, so nothing is loaded.
import { createKept } from '../stored-value.ts';

export type Tone = 'tick' | 'win' | 'end';
const notes: Record<Tone, readonly number[]> = {
  tick: [523],
  win: [523, 659, 784, 1047],
  end: [330],
};

export type Sound = {
  isOn: () => boolean;
  turn: (isOn: boolean) => void;
  play: (tone: Tone) => void;
};

export function createSound(): Sound {
  const kept = createKept<boolean>('sound', 'device');
  let isOn = kept.read() === true;
  let context: AudioContext | null = null;
  const ring = (audio: AudioContext, pitch: number, at: number) => {
    const oscillator = new OscillatorNode(audio, { frequency: pitch, type: 'sine' });
    const volume = new GainNode(audio, { gain: 0.08 });
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + 0.24);
  };
  return {
    isOn: () => isOn,
    turn: (next) => {
      isOn = next;
      kept.write(next ? true : null);
    },
    play: (tone) => {
      if (!isOn) return;
      // Created at the first tone, because a browser allows no sound before the first touch.
      context ??= new AudioContext();
      const { currentTime } = context;
      for (const [index, pitch] of notes[tone].entries()) {
        ring(context, pitch, currentTime + index * 0.09);
      }
    },
  };
}
