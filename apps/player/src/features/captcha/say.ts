// The phrases of the captcha's alerts, as constants, so that none is shown twice.
import type { Phrase } from '#foundation/language/language.ts';

/** CAP-06 */
export const sayVerifyFirst: Phrase = (t) => t('captcha.verify_first');
/** CAP-04 */
export const sayBroken: Phrase = (t) => t('captcha.broken');
