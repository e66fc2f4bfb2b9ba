// The origins that may show a play's pages in a frame. Each page reads the current list, so an origin removed from it loses the right.
import type { StudioOperator } from '../../operator/studio-operator.ts';
import type { FramedPlay } from '../store.ts';

export type FramedBy = (play: FramedPlay | null) => readonly string[];

/** Returns the site of the link back for play money, and the operator's list for money, which is empty by default. */
export const framedByOf =
  (operators: readonly StudioOperator[]): FramedBy =>
  (play) => {
    if (play === null) return [];
    if (play.isDemo) return [new URL(play.lobbyUrl).origin];
    return operators.find(({ operatorId }) => operatorId === play.operatorId)?.framedBy ?? [];
  };
