// The countdown on the button that sends another code.
import type { Translate } from '#foundation/language/language.ts';

/** The time as m:ss, such as "1:58". */
export const minutesAndSeconds = (secondsLeft: number): string =>
  `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;

/** The button's countdown and its name for screen readers; undefined if a code may be sent. */
export function resendTime(
  secondsLeft: number,
  t: Translate,
): { time: string; name: string } | undefined {
  if (secondsLeft === 0) return undefined;
  const minutes = Math.floor(secondsLeft / 60);
  return {
    time: minutesAndSeconds(secondsLeft),
    name: t('codes.resend_in', { minutes, seconds: secondsLeft % 60 }),
  };
}
