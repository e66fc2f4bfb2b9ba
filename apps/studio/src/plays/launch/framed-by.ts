// Which origins may show a play's pages in a frame. Every page asks anew: an origin that has left the list frames none any more.
import type { StudioOperator } from '../../operator/studio-operator.ts';
import type { FramedPlay } from '../store.ts';

export type FramedBy = (play: FramedPlay | null) => readonly string[];

/** Play money: the site that the way back leads to. Money: what the operator's list names, by default nobody. */
export const framedByOf =
  (operators: readonly StudioOperator[]): FramedBy =>
  (play) => {
    if (play === null) return [];
    if (play.isDemo) return [new URL(play.lobbyUrl).origin];
    return operators.find(({ operatorId }) => operatorId === play.operatorId)?.framedBy ?? [];
  };
