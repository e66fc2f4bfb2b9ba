// /m/forgotPassword: a code to the account's number or address, then a new password, then the login (REG-05).
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon, HeadsetIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { noteOfName } from '#foundation/navigation/known-name.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useBackCloses } from '#foundation/navigation/use-back-closes.ts';
import { useWantedGame } from '#foundation/navigation/use-wanted-game.ts';
import type { NewPasswordProps } from '#foundation/password/new-password.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { forgetRemembered } from '#foundation/session/remembered-login.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { replaceAddress } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { tabStorage } from '#platform/storage.ts';
import { CodeForm } from './code-form.tsx';
import { proofOf } from './receiver.ts';
import css from './recovery.module.css';
import { dropTyped, readTyped, type RecoveryValues, type CodeChannel } from './recovery-values.ts';
import { StepHead } from './step-head.tsx';
import { useReset } from './use-reset.ts';

export type RecoveryParts = {
  phoneField: ComponentType<PhoneFieldProps>;
  newPasswordForm: ComponentType<NewPasswordProps>;
  captchaField?: ComponentType<CaptchaFieldProps>;
};
/** `tools` are at the end of the bar, before the way to customer service. */
type Props = RecoveryParts & { tools?: ReactNode };

const empty = { username: '', number: '', email: '' };

export function RecoveryPage({ newPasswordForm: NewPasswordForm, tools, ...parts }: Props) {
  const t = useTranslate();
  const { site, boot, deviceStorage, toasts } = useFoundation();
  const ways = waysOf(boot.status.info.passwordReset);
  const [typed, setTyped] = useState<RecoveryValues>({ ...empty, way: ways[0] ?? 'sms' });
  const [code, setCode] = useState('');
  const [isSecond, setSecond] = useState(false);
  const [codeProblem, setCodeProblem] = useState<Phrase | null>(null);
  const { dialingCode } = useCountry();
  const { isBusy, problem, reset } = useReset();
  const wanted = useWantedGame();

  // Read after hydration, because the server renders the form empty.
  useEffect(() => {
    const kept = readTyped(tabStorage, site.merchantCode);
    if (kept) setTyped(kept);
  }, [site]);

  function turnTo(second: boolean): void {
    setSecond(second);
    scrollToTop();
  }
  // Going back leads from the second step to the first, not to another page.
  useBackCloses(isSecond, () => turnTo(false));
  async function save(newPassword: string): Promise<void> {
    const loginDeviceId = getDeviceId(deviceStorage);
    const proof = proofOf(typed, dialingCode);
    const outcome = await reset({ ...proof, loginDeviceId, verificationCode: code, newPassword });
    if (outcome.is === 'code') {
      setCode('');
      setCodeProblem(() => outcome.say);
      turnTo(false);
    }
    if (outcome.is !== 'done') return;
    dropTyped(tabStorage, site.merchantCode);
    // The new password has made the remembered login invalid.
    forgetRemembered(deviceStorage);
    toasts.show('done', (say) => say('recovery.done'));
    // The wanted game opens after the login (ROUTE-08).
    replaceAddress(href('login'), { ...noteOfName(typed.username.trim()), ...wanted?.note });
    scrollToTop();
  }
  return (
    <>
      <AppBar back={<Back onPress={isSecond ? () => turnTo(false) : null} />}>
        <div className={css.tools}>
          {tools}
          <Contact />
        </div>
      </AppBar>
      <main className={`scroll pad--form ${css.page}`}>
        <CodeForm
          {...parts}
          ways={ways}
          typed={typed}
          onTyped={setTyped}
          code={code}
          onCode={(next) => {
            setCode(next);
            setCodeProblem(null);
          }}
          problem={codeProblem}
          isHidden={isSecond}
          onDone={() => turnTo(true)}
        />
        {isSecond && <StepHead title={t('password.choose')} text={t('recovery.all_end')} />}
        <NewPasswordForm
          username={typed.username.trim()}
          isHidden={!isSecond}
          isBusy={isBusy}
          problem={problem}
          onSave={(password) => void save(password)}
        />
      </main>
    </>
  );
}

/** The channels that the merchant offers, text messages first. */
const waysOf = (reset: { sms: boolean; email: boolean } | undefined): CodeChannel[] =>
  (['sms', 'email'] as const).filter((way) => reset?.[way]);

/** The back button: from the second step to the first without losing what was typed, else to the login. */
function Back({ onPress }: { onPress: (() => void) | null }) {
  const t = useTranslate();
  const wanted = useWantedGame();
  const way = onPress === null ? { href: href('login'), state: wanted?.note } : { onPress };
  return (
    <IconButton label={t('site.back')} {...way}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
}

function Contact() {
  const t = useTranslate();
  const address = contactOf(useFoundation().boot.status.info.customerService);
  if (address === null) return null;
  return (
    <IconButton label={t('password.contact')} href={address}>
      <HeadsetIcon size={24} />
    </IconButton>
  );
}
