// Plays a short sound that a call gave. By Web Audio: an audio element would need an address, and the content policy knows none for sounds.

export type Player = {
  /** Has to be called where somebody presses: browsers let no page make a sound by itself. */
  open: () => void;
  /** A whole file, in base64. What plays ends; resolves once it begins. */
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
