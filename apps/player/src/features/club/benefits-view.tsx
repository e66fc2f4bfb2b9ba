import { useState } from 'react';
import { LevelDeck } from './level-deck.tsx';
import { LevelTable } from './level-table.tsx';
import { NextConditions } from './next-conditions.tsx';
import type { Benefits } from './use-benefits.ts';

/** The deck of levels and the table that compares the level in its middle with its neighbours. */
export function BenefitsView({ benefits }: { benefits: Benefits }) {
  const { levels, own } = benefits;
  const ownPlace = levels.findIndex(({ labelId }) => labelId === own);
  const [middle, setMiddle] = useState(ownPlace);
  const next = levels[ownPlace + 1];
  return (
    <>
      <LevelDeck levels={levels} ownPlace={ownPlace} middle={middle} onMiddle={setMiddle} />
      <LevelTable benefits={benefits} middle={middle} />
      {next && next.conditions.length > 0 && <NextConditions level={next} />}
    </>
  );
}
