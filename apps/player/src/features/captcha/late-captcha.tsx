import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { Late } from '#foundation/late.tsx';

const load = async () => (await import('./captcha-field.tsx')).CaptchaField;

/** The captcha of a form; its code is fetched where one is asked for. */
export const LateCaptcha = (props: CaptchaFieldProps) => (
  <Late load={load} isNeeded props={props} />
);
