// The state of the form: its values, its steps, the code, and what happens at a press.
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { judgeField } from '@parlour/contract/register/judge';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import type { Affiliate } from '#foundation/tracking/affiliate.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { findFaults } from './faults.ts';
import { stepOf, stepsOf } from './form-steps.ts';
import { ruleOf, type FormModel } from './form-model.ts';
import type { FormValues } from './form-values.ts';
import { useMobileCode } from './parts/use-mobile-code.ts';
import { useNameCheck } from './parts/use-name-check.ts';
import { none, sayFaults } from './registration-problems.ts';
import { useFormValues, type ChangeValue } from './use-form-values.ts';
import { useRegister } from './use-register.ts';
import { useSteps } from './use-steps.ts';

/** Whether the typed name is free. A name that the form would refuse is not asked for. */
function useNameState(model: FormModel, { username }: FormValues, isBusy: boolean) {
  const rule = ruleOf(model, 'username');
  const isFit = rule && username !== '' && judgeField('username', rule, username) === null;
  return useNameCheck(isFit && !isBusy ? username : null);
}

export function useRegisterForm(model: FormModel, affiliate: Affiliate) {
  const { api, site } = useFoundation();
  const { dialingCode } = useCountry();
  const form = useRef<HTMLFormElement>(null);
  const { isAsked: asksCaptcha, ref: captcha } = useCaptcha('register');
  const [typed, change] = useFormValues(form, api.prepare);
  const { isBusy, problems, setProblems, submit } = useRegister();
  const nameState = useNameState(model, typed, isBusy);
  const names = [typed.username, site.name, site.merchantCode];
  const steps = stepsOf(model, typed, affiliate.referralCode !== undefined);
  const onTurn = () => setProblems(none);
  const { at, isLast, go, expectProblems } = useSteps({ form, steps, problems, onTurn });
  const code = useMobileCode({
    countryDialingCode: dialingCode,
    mobileNum: typed.mobileNum,
    isOff: isBusy,
    onCode: (value) => change('verificationCode', value),
  });
  const isBeforeCode = steps[at + 1]?.hasCode === true;
  const focusOn = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  // A number to which nothing can be sent is told at its field, on whichever step that is.
  const { problem: unsent } = code.sending;
  const tellNumber = useEffectEvent(() => {
    if (!unsent?.isOfNumber) return;
    expectProblems();
    setProblems({ of: { mobileNum: unsent.say }, other: null });
  });
  useEffect(() => tellNumber(), [unsent]);

  const sending = useCountryWait(() => {
    if (dialingCode !== '') return code.send(() => go(at + 1));
    setProblems({ of: { mobileNum: (t) => t('country.unknown') }, other: null });
  });
  /** Leaves a step that is filled in; the last but one sends the code. */
  function leaveStep(): void {
    if (nameState === 'taken' && stepOf('username', steps) === at) focusOn('username');
    else if (isBeforeCode) sending.press();
    else go(at + 1);
  }
  async function trySubmit(): Promise<void> {
    expectProblems();
    const found = findFaults(model, typed, names).filter(([name]) => stepOf(name, steps) <= at);
    if (found.length > 0) return setProblems(sayFaults(model, found));
    if (!isLast) return leaveStep();
    const solved = captcha.current ? captcha.current.check() : {};
    if (solved === null) return;
    const isDone = await submit({ typed, model, dialingCode, affiliate, captcha: solved });
    if (!isDone) captcha.current?.renew();
  }
  /** Changes a field and removes its problem. */
  const onChange: ChangeValue = (name, value) => {
    change(name, value);
    if (!Object.hasOwn(problems.of, name)) return;
    const { [name]: _mended, ...of } = problems.of;
    setProblems({ ...none, of });
  };
  return {
    form,
    typed,
    names,
    problems,
    nameState,
    code,
    steps,
    at,
    isLast,
    isBeforeCode,
    isBusy: isBusy || (isBeforeCode && (code.sending.isSending || sending.isWaiting)),
    asksCaptcha,
    captcha,
    onChange,
    goBack: () => go(at - 1),
    /** Sends another code, or leads back to the captcha that it needs. */
    resendCode: () => (code.asksCaptcha ? go(at - 1) : code.send()),
    goToNumber: () => go(stepOf('mobileNum', steps)),
    /** Sends the form once the code is complete, unless something is still to be accepted. */
    onCode: () => {
      if (!model.terms || typed.accepted) void trySubmit();
      else focusOn('accepted');
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void trySubmit();
    },
  };
}
