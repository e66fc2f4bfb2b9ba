// The captcha of a form: a picture of digits or a slider, by the merchant's flags (CAP-02, CAP-03). Loaded only by forms that need one.
import { useImperativeHandle } from 'react';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { captchaKind } from '#foundation/captcha/captcha-kind.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { Late } from '#foundation/late.tsx';
import { useFoundation } from '#foundation/use-foundation.ts';

const loadImage = async () => (await import('./image-captcha.tsx')).ImageCaptcha;
const loadBox = async () => (await import('./geetest/geetest-box.tsx')).GeetestBox;

export function CaptchaField({ gate, ref }: CaptchaFieldProps) {
  const kind = captchaKind(gate, useFoundation().boot);
  if (!useTexts('captcha')) return null;
  if (kind === 'none') return <NoCaptcha ref={ref} />;
  if (kind === 'image') return <Late load={loadImage} isNeeded props={{ ref }} />;
  return <Late load={loadBox} isNeeded props={{ isBroken: kind === 'broken', ref }} />;
}

/** The captcha of a login, where the server may require the picture although the flags do not. */
export function LoginCaptchaField({ gate, ref }: CaptchaFieldProps) {
  const isAskedByServer = captchaKind(gate, useFoundation().boot) === 'none';
  const hasTexts = useTexts('captcha');
  if (!isAskedByServer) return <CaptchaField gate={gate} ref={ref} />;
  return hasTexts ? <Late load={loadImage} isNeeded props={{ ref }} /> : null;
}

/** An empty captcha for merchants that ask for none: its check always passes. */
function NoCaptcha({ ref }: Pick<CaptchaFieldProps, 'ref'>) {
  useImperativeHandle(ref, () => ({ check: () => ({}), renew: () => undefined }));
  return null;
}
