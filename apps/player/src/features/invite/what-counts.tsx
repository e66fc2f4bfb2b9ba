import { useProgrammeWords, type Programme } from './programme-words.ts';

/** What makes a friend count, in plain words: also where an operator's rules do not say it. */
export function WhatCounts({ programme }: { programme: Programme }) {
  const { counts, ownMoney } = useProgrammeWords(programme);
  return (
    <p className="text-small text-muted num">
      {counts} {ownMoney}
    </p>
  );
}
