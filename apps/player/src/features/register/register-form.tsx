// The form with the merchant's fields in their order (REG-01). A refusal does not clear it (NET-17).
import { useLayoutEffect, useRef, type ComponentType, type FormEvent } from 'react';
import type { RegisterField } from '@parlour/contract/register/fields';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import type { CaptchaField } from '#foundation/captcha/captcha-slot.ts';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import type { Affiliate } from '#foundation/tracking/affiliate.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { findFaults } from './faults.ts';
import type { PartProps } from './parts/part-props.ts';
import type { FormModel } from './form-model.ts';
import { MobilePart } from './parts/mobile-part.tsx';
import { NamePart } from './parts/name-part.tsx';
import { PasswordPart } from './parts/password-part.tsx';
import { PlainPart } from './parts/plain-part.tsx';
import { none, sayFaults, type Problems } from './registration-problems.ts';
import css from './register.module.css';
import { TermsBox } from './parts/terms-box.tsx';
import type { FieldName } from './form-values.ts';
import { useRegister } from './use-register.ts';
import { useFormValues } from './use-form-values.ts';

export type FormParts = {
  /** Parts of other features, passed in by the page. */
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: CaptchaField | undefined;
};
type Props = FormParts & { model: FormModel; affiliate: Affiliate };

const parts: Record<RegisterField, ComponentType<PartProps>> = {
  username: NamePart,
  password: PasswordPart,
  mobileNum: MobilePart,
  email: (props) => <PlainPart {...props} name="email" />,
  payeeName: (props) => <PlainPart {...props} name="payeeName" />,
  referralCode: (props) => <PlainPart {...props} name="referralCode" />,
};

function focusFirst({ of }: Problems, form: HTMLFormElement | null): void {
  const wrong = [...(form?.elements ?? [])].find(
    (each) => each instanceof HTMLInputElement && Object.hasOwn(of, each.name),
  );
  if (wrong instanceof HTMLInputElement) wrong.focus();
}

export function RegisterForm({ model, affiliate, phoneField, captchaField: Captcha }: Props) {
  const t = useTranslate();
  const { api, site } = useFoundation();
  const isHydrated = useIsHydrated();
  const { dialingCode } = useCountry();
  const form = useRef<HTMLFormElement>(null);
  const { isAsked: asksCaptcha, ref: captcha } = useCaptcha('register');
  const [typed, change] = useFormValues(form, api.prepare);
  const { isBusy, problems, setProblems, submit } = useRegister();
  const names = [typed.username, site.name, site.merchantCode];
  const hasInvitation = affiliate.referralCode !== undefined;

  useLayoutEffect(() => focusFirst(problems, form.current), [problems]);

  async function trySubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const found = findFaults(model, typed, names);
    if (found.length > 0) return setProblems(sayFaults(model, found));
    const solved = captcha.current ? captcha.current.check() : {};
    if (solved === null) return;
    const isDone = await submit({ typed, model, dialingCode, affiliate, captcha: solved });
    if (!isDone) captcha.current?.renew();
  }
  const given = {
    typed,
    names,
    phoneField,
    captchaField: Captcha,
    isBusy,
    hasMobileCode: model.hasMobileCode,
    /** Changes a field and removes its problem. */
    onChange: ((name, value) => {
      change(name, value);
      if (Object.hasOwn(problems.of, name)) {
        const { [name]: _mended, ...of } = problems.of;
        setProblems({ ...none, of });
      }
    }) as typeof change,
    errorOf: (name: FieldName) => problems.of[name]?.(t),
  };
  return (
    // Without scripts nothing is sent, because the button is disabled until they run.
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      onSubmit={(event) => void trySubmit(event)}
    >
      {model.fields.map(({ name, rule }) => {
        const Part = parts[name];
        const isTold = name === 'referralCode' && hasInvitation;
        return isTold ? null : <Part key={name} {...given} rule={rule} />;
      })}
      {asksCaptcha && Captcha && <Captcha gate="register" ref={captcha} />}
      {model.terms && (
        <TermsBox
          terms={model.terms}
          isChecked={typed.accepted}
          onChange={(isChecked) => given.onChange('accepted', isChecked)}
          error={given.errorOf('accepted')}
        />
      )}
      {problems.other && <Message tone="bad">{problems.other(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={isBusy} disabled={!isHydrated}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}
