// What alerts say: the same phrase each time, so that none stands twice.
import type { Phrase } from '#foundation/language/language.ts';

/** CAP-06 */
export const sayVerifyFirst: Phrase = (t) => t('captcha.verify_first');
/** CAP-04 */
export const sayBroken: Phrase = (t) => t('captcha.broken');
