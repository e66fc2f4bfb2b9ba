// node scripts/run.mjs scripts/captcha/make-clips.ts
// Recreates the spoken digits of the image captcha (docs/captcha.md), with espeak-ng (`apt-get install espeak-ng`). They are stored in the repository, so espeak-ng is not needed otherwise.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipRate, readWav, writeWav } from '../../apps/server/src/modules/captcha/sound/wav.ts';

const folder = join(import.meta.dirname, '../../apps/server/src/modules/captcha/sound/clips');
/** The voice of each language. */
const voices = { en: 'en-gb', th: 'th', ur: 'ur' };
/** Words per minute. */
const pace = 130;
/** The amplitude, of 1, below which a sample is silence. */
const silence = 0.02;
const loudest = 0.9;

/** Resamples after averaging over the length of one new sample, which avoids aliasing of high tones. */
function resample(samples: Float32Array, from: number): Float32Array {
  const step = from / clipRate;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const [first, last] = [Math.floor(at * step), Math.floor((at + 1) * step)];
    const window = samples.subarray(first, Math.max(last, first + 1));
    return window.reduce((sum, each) => sum + each, 0) / window.length;
  });
}

function trim(samples: Float32Array): Float32Array {
  const isLoud = (each: number): boolean => Math.abs(each) > silence;
  return samples.slice(Math.max(0, samples.findIndex(isLoud)), samples.findLastIndex(isLoud) + 1);
}

function normalise(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return samples.map((each) => (each * loudest) / peak);
}

for (const [language, voice] of Object.entries(voices)) {
  mkdirSync(join(folder, language), { recursive: true });
  for (let digit = 0; digit <= 9; digit += 1) {
    const spoken = execFileSync('espeak-ng', [
      '-v',
      voice,
      '-s',
      String(pace),
      '--stdout',
      String(digit),
    ]);
    const { samples, rate } = readWav(spoken);
    const clip = normalise(trim(resample(samples, rate)));
    writeFileSync(join(folder, language, `${digit}.wav`), writeWav(clip));
  }
}
