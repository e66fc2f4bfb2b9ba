// The calls of a round in steps. The studio's word counts: what it refuses is read anew, since another window may have gone on.
import { persist, type CallAnswer } from '../page/calls.ts';
import { explain } from '../page/stake/explain.ts';
import type { Instant, Played, Round } from './state.ts';
import type { Table } from './scene.ts';

/** Each gives the round as it then stands; the same as before where nothing is known. */
export type AskStudio<D> = {
  step: (round: Round<D>, step: number) => Promise<Round<D>>;
  end: (round: Round<D>) => Promise<Round<D>>;
};

type Parts<D> = Pick<Table<unknown, D>, 'shell' | 'learn'> & {
  /** What the page says: without a line, and where another window was first. */
  words: { lost: string; elsewhere: string };
};

export function createAsk<D>({ shell, learn, words }: Parts<D>): AskStudio<D> {
  const { calls, notices, say } = shell;

  async function readAnew(round: Round<D>): Promise<Round<D>> {
    const answer = await calls.get<Instant<unknown, D>>('instant');
    if (answer.end !== 'answered') return round;
    const { open, last } = answer.body;
    const now = [open, ...last].find((each) => each?.id === round.id) ?? round;
    const hasMoved = now.isOver || now.taken.length !== round.taken.length;
    if (hasMoved) notices.toast(words.elsewhere, 'warning');
    else notices.toast(say('studio.game.failed'), 'warning');
    return now;
  }

  async function understand(answer: CallAnswer<Played<D>>, round: Round<D>): Promise<Round<D>> {
    if (answer.end === 'answered') {
      learn(answer.body);
      return answer.body.round;
    }
    if (answer.end === 'lost') {
      notices.toast(words.lost, 'warning');
      return round;
    }
    if (answer.code === 'unavailable' || answer.code === 'over') {
      explain(shell, answer.code, { sum: null });
      return round;
    }
    return readAnew(round);
  }

  return {
    step: async (round, made) => {
      const step = { step: made, place: round.taken.length };
      const path = `instant/rounds/${round.id}/steps`;
      return understand(await persist(() => calls.post<Played<D>>(path, step)), round);
    },
    end: async (round) => {
      const path = `instant/rounds/${round.id}/end`;
      return understand(await persist(() => calls.post<Played<D>>(path, {})), round);
    },
  };
}
