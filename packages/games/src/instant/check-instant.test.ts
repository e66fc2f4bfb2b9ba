import { describe, expect, it } from 'vitest';
import { checkInstant } from './check-instant.ts';
import { pearlDiver } from './mines/titles.ts';
import { threeLanterns } from './lanterns/titles.ts';
import { instantTitles, mathematicsOf } from './instant-titles.ts';

describe('every title', () => {
  it.each(instantTitles.map((title) => [title.name, title] as const))(
    'G1 %s declares what its mathematics say, returns 90 to 97 per cent, and pays at most 5,000 times',
    (_, title) => {
      expect(() => checkInstant(title)).not.toThrow();
      const { least, most, mostHundredths } = mathematicsOf(title);
      expect(least.part * 100n).toBeGreaterThanOrEqual(90n * least.whole);
      expect(most.part * 100n).toBeLessThanOrEqual(97n * most.whole);
      expect(mostHundredths).toBeLessThanOrEqual(500_000n);
    },
  );

  it('G1 has a name of its own', () => {
    expect(new Set(instantTitles.map(({ name }) => name)).size).toBe(instantTitles.length);
  });
});

describe('a title that says something wrong', () => {
  it('G1 is told by its name, with both numbers', () => {
    const declared = { ...threeLanterns.declared, returned: '97.2' };
    const data = { ...threeLanterns, declared };
    expect(() => checkInstant({ name: 'three-lanterns', engine: 'lanterns', data })).toThrow(
      'three-lanterns declares returned 97.2, and its mathematics say 96.2.',
    );
  });

  it('G1 is told where only its deviation is wrong, or the most that comes back', () => {
    const named = { name: 'pearl-diver', engine: 'mines' } as const;
    const straying = { ...pearlDiver, declared: { ...pearlDiver.declared, deviation: '7.0' } };
    expect(() => checkInstant({ ...named, data: straying })).toThrow(
      'pearl-diver declares deviation 7.0, and its mathematics say 0.2.',
    );
    const boasting = { ...pearlDiver, declared: { ...pearlDiver.declared, returnedAtMost: null } };
    expect(() => checkInstant({ ...named, data: boasting })).toThrow(
      'pearl-diver declares returnedAtMost null, and its mathematics say 97.0.',
    );
  });

  it('G1 is told all that is wrong at once', () => {
    const declared = { returned: '0', returnedAtMost: '0', deviation: '0' };
    const data = { ...pearlDiver, declared };
    expect(() => checkInstant({ name: 'pearl-diver', engine: 'mines', data })).toThrow(
      'pearl-diver declares returned 0, and its mathematics say 96.3; declares returnedAtMost 0, and its mathematics say 97.0; declares deviation 0, and its mathematics say 0.2.',
    );
  });
});
