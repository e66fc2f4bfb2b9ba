// The origins that may show a play's pages in a frame. Each page reads the current list, so an origin removed from it loses the right.
import type { StudioOperator } from '../../operator/studio-operator.ts';
import type { FramedPlay } from '../store.ts';

export type FramedBy = (play: FramedPlay | null) => readonly string[];

/** For play money, the site of the link back. For money, the operator's list, which is empty by default. */
export const framedByOf =
  (operators: readonly StudioOperator[]): FramedBy =>
  (play) => {
    if (play === null) return [];
    if (play.isDemo) return [new URL(play.lobbyUrl).origin];
    return operators.find(({ operatorId }) => operatorId === play.operatorId)?.framedBy ?? [];
  };
