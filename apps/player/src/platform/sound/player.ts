// Plays a short sound from a call's answer. By Web Audio: an audio element needs an address, and the content policy allows none for
// sounds.

export type Player = {
  /** Prepares the sound. Must be called in a press's handler: browsers forbid sound otherwise. */
  open: () => void;
  /** Plays a whole file in base64 and ends the one before. Resolves once it has begun. */
  play: (base64: string) => Promise<void>;
  stop: () => void;
};

export function createPlayer(): Player {
  let context: AudioContext | null = null;
  let playing: AudioBufferSourceNode | null = null;
  const open = (): AudioContext => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
  };
  const stop = (): void => {
    playing?.stop();
    playing = null;
  };
  return {
    open: () => void open(),
    play: async (base64) => {
      const on = open();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const buffer = await on.decodeAudioData(bytes.buffer);
      stop();
      playing = on.createBufferSource();
      playing.buffer = buffer;
      playing.connect(on.destination);
      playing.start();
    },
    stop,
  };
}
