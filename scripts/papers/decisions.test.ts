import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  describeDecisions,
  findGaps,
  indexFile,
  readDecision,
  readDecisions,
} from './decisions.ts';

const page = (number: string, status = 'accepted') =>
  readDecision(
    `${number}-title.md`,
    `# ${number}: A title\n\nDate: 2026-11-27. Status: ${status}.\n`,
  );

test('HOUSE the index of decisions says what the pages say; else run npm run decisions', () => {
  expect(readFileSync(indexFile, 'utf8')).toBe(describeDecisions(readDecisions()));
});

describe('the index of decisions', () => {
  test('HOUSE a status names the later decisions that it points to, and not the earlier ones', () => {
    const status = 'accepted; changed by [004](004-d.md), adds to [001](001-a.md)';
    const index = describeDecisions([page('001'), page('002', status)], []);
    expect(index).toContain('| [001](001-title.md) | A title | accepted |');
    expect(index).toContain('| A title | accepted, see [004](004-d.md) |');
  });

  test('HOUSE a number that is skipped or used twice is refused', () => {
    expect(findGaps(['001', '004'], ['002'])).toEqual(['003']);
    expect(() => describeDecisions([page('001'), page('003')], [])).toThrow('the number 002');
    expect(() => describeDecisions([page('001'), page('001')], [])).toThrow('share a number');
  });

  test('HOUSE a page without title or status, or with another number than its name, is refused', () => {
    expect(() => readDecision('001-a.md', '# 001 A title\n')).toThrow('001-a.md must begin');
    expect(() =>
      readDecision('002-a.md', '# 001: A\n\nDate: 2026-11-27. Status: accepted.'),
    ).toThrow('002-a.md must begin');
  });
});
