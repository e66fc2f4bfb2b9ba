import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { Late } from '#foundation/late.tsx';

const loadCaptchaField = async () => (await import('./captcha-field.tsx')).CaptchaField;

/** Only a merchant that asks for a captcha has its code fetched. */
export const CaptchaField = (props: CaptchaFieldProps) => (
  <Late load={loadCaptchaField} isNeeded props={props} />
);
