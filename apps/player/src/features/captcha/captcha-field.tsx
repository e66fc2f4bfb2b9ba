// The captcha that a form asks for.
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { GeetestBox } from './geetest/geetest-box.tsx';

export const CaptchaField = (props: CaptchaFieldProps) =>
  useTexts('captcha') && <GeetestBox {...props} />;
