// A picture of digits to type (CAP-03), which can also be listened to.
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { TextField } from '@parlour/ui/form/text-field';
import { ArrowClockwiseIcon, SpeakerHighIcon, WarningCircleIcon } from '@parlour/ui/icons/status';
import type { CaptchaHandle } from '#foundation/captcha/captcha-slot.ts';
import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './captcha.module.css';
import { sayVerifyFirst } from './say.ts';
import { usePicture } from './use-picture.ts';
import { useSound } from './use-sound.ts';

export function ImageCaptcha({ ref }: { ref: Ref<CaptchaHandle> }) {
  const t = useTranslate();
  const { notices } = useFoundation();
  const picture = usePicture();
  const sound = useSound();
  const [digits, setDigits] = useState('');
  const [isMissing, setMissing] = useState(false);

  function renew(): void {
    setDigits('');
    setMissing(false);
    sound.stop();
    picture.renew();
  }
  useImperativeHandle(ref, () => ({
    check: () => {
      setMissing(digits === '');
      if (digits !== '') return { captcha: digits };
      notices.show(sayVerifyFirst);
      return null;
    },
    renew,
  }));
  const { load } = picture;
  useEffect(() => load(), [load]);

  const problem = picture.problem ?? sound.problem;
  const said = isMissing ? t('captcha.verify_first') : problem?.(t);
  return (
    <div className={css.captcha}>
      <div className={css.picture}>
        {picture.source !== null && (
          <img src={picture.source} width={112} height={54} alt={t('captcha.picture')} />
        )}
        {picture.problem && <WarningCircleIcon size={24} />}
      </div>
      <TextField
        name="captcha"
        label={t('captcha.digits')}
        placeholder={t('captcha.digits_short')}
        labelHidden
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={digits}
        onFocus={picture.freshen}
        onChange={(event) => {
          setMissing(false);
          setDigits(inAsciiDigits(event.target.value).replaceAll(/\D/g, ''));
        }}
        error={said}
        trailing={
          <>
            <IconButton label={t('captcha.listen')} onPress={() => void sound.play()}>
              <SpeakerHighIcon size={20} />
            </IconButton>
            <IconButton label={t('captcha.renew')} onPress={renew}>
              <ArrowClockwiseIcon size={20} />
            </IconButton>
          </>
        }
      />
    </div>
  );
}
