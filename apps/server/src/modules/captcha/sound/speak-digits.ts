// Speaks digits so that people understand them: one after the other, each with its own pitch and speed, over noise and a murmur of other digits.
import { readFileSync } from 'node:fs';
import type { Language } from '@parlour/contract/languages';
import type { Random } from '../seeded-random.ts';
import { clipRate, readWav, writeWav } from './wav.ts';

const spoken = { EN: 'en', TH: 'th', UR: 'ur' } as const satisfies Partial<
  Record<Language, string>
>;

type Clips = readonly Float32Array[];
const read = new Map<string, Clips>();

/** The clips of a language; English ones if the language has none. */
function clipsOf(language: Language): Clips {
  const folder = language in spoken ? spoken[language as keyof typeof spoken] : spoken.EN;
  const clips =
    read.get(folder) ??
    Array.from({ length: 10 }, (_, digit) => {
      const file = new URL(`clips/${folder}/${digit}.wav`, import.meta.url);
      return readWav(readFileSync(file)).samples;
    });
  read.set(folder, clips);
  return clips;
}

/** Resamples a clip: higher and shorter, or lower and longer. */
function turn(clip: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor(clip.length / speed) }, (_, at) => {
    const place = at * speed;
    const before = Math.floor(place);
    const share = place - before;
    return (clip[before] ?? 0) * (1 - share) + (clip[before + 1] ?? 0) * share;
  });
}

const seconds = (count: number): number => Math.round(count * clipRate);

export function speakDigits(digits: string, language: Language, random: Random): Buffer {
  const clips = clipsOf(language);
  const said = Array.from(digits, (digit) => ({
    gap: seconds(random.between(0.35, 0.8)),
    clip: turn(clips[Number(digit)] ?? new Float32Array(), random.between(0.9, 1.12)),
    loud: random.between(0.7, 0.95),
  }));
  const length = said.reduce((sum, { gap, clip }) => sum + gap + clip.length, seconds(0.5));
  const sound = new Float32Array(length);
  addMurmur(sound, clips, random);
  addNoise(sound, random);
  let at = 0;
  for (const { gap, clip, loud } of said) {
    at += gap;
    add(sound, clip, { at, loud });
    at += clip.length;
  }
  return writeWav(sound);
}

function add(sound: Float32Array, clip: Float32Array, { at, loud }: { at: number; loud: number }) {
  for (const [offset, sample] of clip.entries()) {
    const place = at + offset;
    if (place < sound.length) sound[place] = (sound[place] ?? 0) + sample * loud;
  }
}

/** Adds digits played backwards all over the sound: they resemble speech but contain no words. */
function addMurmur(sound: Float32Array, clips: Clips, random: Random): void {
  const count = Math.ceil((sound.length / clipRate) * 3);
  for (let done = 0; done < count; done += 1) {
    const clip = clips[Math.floor(random.between(0, clips.length))] ?? new Float32Array();
    const backwards = turn(clip, random.between(0.8, 1.25)).toReversed();
    const at = Math.floor(random.between(0, sound.length));
    add(sound, backwards, { at, loud: random.between(0.06, 0.14) });
  }
}

function addNoise(sound: Float32Array, random: Random): void {
  let smooth = 0;
  const loud = random.between(0.05, 0.08);
  for (const [at, sample] of sound.entries()) {
    smooth = smooth * 0.6 + random.between(-1, 1) * 0.4;
    sound[at] = sample + (smooth * 0.6 + random.between(-0.4, 0.4)) * loud;
  }
}
