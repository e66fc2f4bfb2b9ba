// The calls of a round in steps. After a refusal the round is read again, because another window may have continued it.
import { persist, type CallAnswer } from '../page/calls.ts';
import { explain } from '../page/stake/explain.ts';
import type { Instant, PlayAnswer, Round } from './state.ts';
import type { Table } from './scene.ts';

/** Calls that return the round in its new state, or unchanged if the outcome is unknown. */
export type StepCalls<D> = {
  step: (round: Round<D>, step: number) => Promise<Round<D>>;
  end: (round: Round<D>) => Promise<Round<D>>;
};

type StepCallsOptions<D> = Pick<Table<unknown, D>, 'shell' | 'learn'> & {
  /** Texts for a lost connection, and for a step that was made in another window. */
  words: { lost: string; elsewhere: string };
};

export function createAsk<D>({ shell, learn, words }: StepCallsOptions<D>): StepCalls<D> {
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

  async function understand(answer: CallAnswer<PlayAnswer<D>>, round: Round<D>): Promise<Round<D>> {
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
      return understand(await persist(() => calls.post<PlayAnswer<D>>(path, step)), round);
    },
    end: async (round) => {
      const path = `instant/rounds/${round.id}/end`;
      return understand(await persist(() => calls.post<PlayAnswer<D>>(path, {})), round);
    },
  };
}
