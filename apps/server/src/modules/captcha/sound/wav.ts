// Reads and writes WAV with one channel (Microsoft, RIFF): reads 16 bits, as espeak-ng writes, or 8; writes 8, which every browser plays.

/** Samples per second of the written sound, enough for speech. */
export const clipRate = 8_000;

const headerBytes = 44;

type Sound = { samples: Float32Array; rate: number };

/** Reads the samples to the end of the file, because the length in the header of a streamed file is wrong. */
export function readWav(file: Buffer): Sound {
  const rate = file.readUInt32LE(24);
  const bits = file.readUInt16LE(34);
  const data = file.subarray(headerBytes);
  const samples =
    bits === 8
      ? Float32Array.from(data, (each) => (each - 128) / 127)
      : Float32Array.from(
          { length: Math.floor(data.length / 2) },
          (_, at) => data.readInt16LE(2 * at) / 32_768,
        );
  return { samples, rate };
}

export function writeWav(samples: Float32Array): Buffer {
  const file = Buffer.alloc(headerBytes + samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  // Uncompressed samples, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(clipRate, 24);
  file.writeUInt32LE(clipRate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length, 40);
  for (const [at, sample] of samples.entries()) {
    file[headerBytes + at] = Math.round(128 + 127 * Math.min(1, Math.max(-1, sample)));
  }
  return file;
}
