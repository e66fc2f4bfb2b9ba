// The captcha's picture: one at a time, and only the latest request counts.
import { useCallback, useRef, useState } from 'react';
import { captchaImage } from '@parlour/contract/captcha/calls';
import { captchaSeconds } from '@parlour/contract/captcha/captcha-cookie';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

/** Time before its expiry at which a picture is too old to begin typing. */
const marginMs = 30_000;

const sayNoPicture: Phrase = (t) => t('captcha.no_picture');

type Picture = {
  /** A data URL; null until the picture is loaded. */
  source: string | null;
  problem: Phrase | null;
};
const nothing: Picture = { source: null, problem: null };

export function usePicture() {
  const { api } = useFoundation();
  const [picture, setPicture] = useState(nothing);
  const latest = useRef(0);
  const loadedAt = useRef(0);

  const load = useCallback(() => {
    const asked = (latest.current += 1);
    const show = (shown: Picture) => {
      if (asked !== latest.current) return;
      loadedAt.current = Date.now();
      setPicture(shown);
    };
    api(captchaImage, {}, { teller: 'page' }).then(
      (base64) => show({ source: `data:image/png;base64,${base64}`, problem: null }),
      (error: unknown) =>
        show({ source: null, problem: isLimit(error) ? sayFailure(error) : sayNoPicture }),
    );
    return () => void (latest.current += 1);
  }, [api]);

  const renew = () => {
    setPicture(nothing);
    load();
  };
  return {
    ...picture,
    load,
    renew,
    /** Replaces a picture that would expire while the player types. */
    freshen: () => {
      if (Date.now() - loadedAt.current > captchaSeconds * 1_000 - marginMs) renew();
    },
  };
}
