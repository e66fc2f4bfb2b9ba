// The check of one box, created and stopped together with it.
import { useEffect, useState, type RefObject } from 'react';
import { geetestParameters } from '@parlour/contract/captcha/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { makeTrack } from '#foundation/tracking/report-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onPageGone } from '#platform/page.ts';
import { onWindowMessage, postToFrame } from '#platform/window-messages.ts';
import { boxLanguage } from './box-language.ts';
import { Check, type SetupParameters } from './check.ts';
import { readFrameMessage } from './frame-message.ts';

type Frame = RefObject<HTMLIFrameElement | null>;

/** Version 4 needs no parameters: the merchant's id is enough. */
const none: SetupParameters = { challenge: '', newCaptcha: true, success: true };

/** Notice after presses in quick succession. A constant, because equal notices are shown once. */
const tooFast: Phrase = (t) => t('captcha.too_fast');

function makeCheck({ api, boot, notices }: Foundation, frame: Frame): Check {
  const isV3 = boot.status.gw.GEETEST_VERSION === 'v3';
  return new Check({
    language: boxLanguage(navigator.language),
    parameters: async () => {
      if (!isV3) return none;
      const asked = await api(geetestParameters, { product: 'bind' }, { teller: 'page' });
      const { challenge, newCaptcha, success } = asked;
      return { challenge, newCaptcha, success };
    },
    sayFailure,
    post: (message) => postToFrame(frame.current, message),
    onTooFast: () => notices.show(tooFast),
  });
}

/** Listens to the frame. Ignored messages are counted, and the count is reported at the end (H4). */
export function useCheck(frame: Frame): Check {
  const foundation = useFoundation();
  const [check] = useState(() => makeCheck(foundation, frame));
  useEffect(() => {
    const track = foundation.keep(makeTrack);
    let ignored = 0;
    const tell = () => {
      const count = Math.min(ignored, 1e9);
      ignored = 0;
      if (count === 0) return;
      track({ eventName: 'ignoredMessages', vendor: 'GEETEST', gameId: 'captcha', count });
    };
    const stopListening = onWindowMessage((message) => {
      const said = readFrameMessage(message, frame.current?.contentWindow);
      if (said === null || !check.hear(said)) ignored += 1;
    });
    const stopWatching = onPageGone(tell);
    return () => {
      stopListening();
      stopWatching();
      check.stop();
      tell();
    };
  }, [check, foundation, frame]);
  return check;
}
