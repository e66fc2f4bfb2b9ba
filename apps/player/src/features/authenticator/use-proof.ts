// The state of a form with one field, which proves the member's identity by the password or a code and shows its problem at the field.
import { useRef, useState } from 'react';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { endsSession } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';

type ProofForm<Answer> = {
  /** Returns the problem of the typed text before it is sent, or null. */
  check: (typed: string) => Phrase | null;
  send: (typed: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Returns this form's own text for a failure, or null for the usual one. */
  explain: (error: unknown) => Phrase | null;
};

export function useProof<Answer>({ check, send, onDone, explain }: ProofForm<Answer>) {
  const { front } = useFoundation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const isRunning = useRef(false);
  const say = (phrase: Phrase) => setProblem(() => phrase);

  async function submit(typed: string): Promise<void> {
    if (isRunning.current) return;
    const wrong = check(typed) ?? (isOffline() ? (t) => t('site.offline') : null);
    if (wrong) return say(wrong);
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onDone(await send(typed));
    } catch (error) {
      if (front.closes(error) || endsSession(error)) return;
      const words = isLimit(error) ? sayWaitingTime(error.retryAfter) : explain(error);
      say(words ?? sayFailure(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, problem, submit };
}
