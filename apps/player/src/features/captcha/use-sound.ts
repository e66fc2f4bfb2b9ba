// Plays the digits of the picture, spoken in the site's language.
import { useEffect, useRef, useState } from 'react';
import { captchaAudio } from '@parlour/contract/captcha/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { createPlayer } from '#platform/sound/player.ts';

const sayNoSound: Phrase = (t) => t('captcha.no_sound');

export function useSound() {
  const { api } = useFoundation();
  const [player] = useState(createPlayer);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const isFetching = useRef(false);
  useEffect(() => () => player.stop(), [player]);

  return {
    problem,
    stop: () => {
      setProblem(null);
      player.stop();
    },
    play: async () => {
      if (isFetching.current) return;
      isFetching.current = true;
      setProblem(null);
      // Opened before the call, while the browser still counts the press as a user gesture.
      player.open();
      try {
        await player.play(await api(captchaAudio, {}, { teller: 'page' }));
      } catch (error) {
        setProblem(() => (isLimit(error) ? sayFailure(error) : sayNoSound));
      } finally {
        isFetching.current = false;
      }
    },
  };
}
