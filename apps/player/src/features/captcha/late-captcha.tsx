import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { Late } from '#foundation/late.tsx';
import css from './late-captcha.module.css';

const load = async () => (await import('./captcha-field.tsx')).CaptchaField;

/** The captcha of a form. Its space is reserved at once, and its code is loaded later. */
export const LateCaptcha = (props: CaptchaFieldProps) => (
  <div className={css.room}>
    <Late load={load} isNeeded props={props} />
  </div>
);
