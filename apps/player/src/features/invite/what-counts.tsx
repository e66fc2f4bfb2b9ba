import { useProgrammeWords, type Programme } from './programme-words.ts';

/** The condition after which a friend counts, in plain words, even if the operator's rules omit it. */
export function WhatCounts({ programme }: { programme: Programme }) {
  const { counts, ownMoney } = useProgrammeWords(programme);
  return (
    <p className="text-small text-muted num">
      {counts} {ownMoney}
    </p>
  );
}
