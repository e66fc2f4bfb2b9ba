// The captcha of a form: a picture of digits, or a slide, as the merchant's flags say (CAP-02, CAP-03). Fetched by the forms that ask for one.
import { useImperativeHandle } from 'react';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { captchaKind } from '#foundation/captcha/captcha-kind.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { ImageCaptcha } from './image-captcha.tsx';
import { sayBroken, sayVerifyFirst } from './say.ts';

export function CaptchaField({ gate, ref }: CaptchaFieldProps) {
  const kind = captchaKind(gate, useFoundation().boot);
  if (!useTexts('captcha')) return null;
  if (kind === 'image') return <ImageCaptcha ref={ref} />;
  return <NoCaptcha kind={kind} ref={ref} />;
}

/** At a login the server may ask for the picture although the flags do not. */
export function LoginCaptchaField({ gate, ref }: CaptchaFieldProps) {
  const isAskedByServer = captchaKind(gate, useFoundation().boot) === 'none';
  const hasTexts = useTexts('captcha');
  if (!isAskedByServer) return <CaptchaField gate={gate} ref={ref} />;
  return hasTexts ? <ImageCaptcha ref={ref} /> : null;
}

type NoProps = Pick<CaptchaFieldProps, 'ref'> & { kind: 'none' | 'slide' | 'broken' };

/** Nothing is asked for, or something that nobody can solve here: CAP-04, and the slide as long as no vendor is connected. */
function NoCaptcha({ kind, ref }: NoProps) {
  const { notices } = useFoundation();
  useImperativeHandle(ref, () => ({
    check: () => {
      if (kind === 'none') return {};
      notices.show(kind === 'broken' ? sayBroken : sayVerifyFirst);
      return null;
    },
    renew: () => undefined,
  }));
  return null;
}
