import { useCallback, useState } from 'react';
import { agreedKinds, type ConsentAnswer } from '@parlour/contract/tracking/consent';
import { makeConsent } from '#foundation/tracking/consent-store.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

/** The question of consent, what is agreed to at the moment, and the function that answers. The server hears of an answer at once. */
export function useConsent() {
  const { keep } = useFoundation();
  const consent = keep(makeConsent);
  const { send } = keep(makeVisitorEvents);
  const { question, answer } = useStore(consent);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    consent.load().catch(() => setFailed(true));
  }, [consent]);
  return {
    question,
    agreed: question && agreedKinds(question.rule, answer),
    hasFailed,
    load,
    choose: (chosen: ConsentAnswer) => {
      consent.answer(chosen);
      void send();
    },
  };
}
