// The call that creates the account, and the form's reaction to each result (REG-03).
import { useRef, useState } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import { registerByMobile, registerMember } from '@parlour/contract/register/calls';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { forgetAffiliate, type Affiliate } from '#foundation/tracking/affiliate.ts';
import { originHere } from '#foundation/tracking/take-affiliate.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';
import { tabStorage } from '#platform/storage.ts';
import type { FormModel } from './form-model.ts';
import { none, problemsOf, type Problems } from './registration-problems.ts';
import { forgetDraft, type FormValues } from './form-values.ts';

export type RegisterInput = {
  typed: FormValues;
  model: FormModel;
  dialingCode: string;
  affiliate: Affiliate;
  captcha: CaptchaAnswer;
};

type SharedInput = Omit<
  Input<typeof registerMember>,
  'username' | 'password' | 'confirmPassword' | 'mobileNum'
>;

/** The input that both calls share. */
function besides({
  typed,
  model,
  affiliate,
  captcha,
  dialingCode,
}: RegisterInput): Omit<SharedInput, 'loginDeviceId'> {
  const has = (name: keyof FormValues) => model.fields.some((field) => field.name === name);
  const referralCode = affiliate.referralCode ?? typed.referralCode.trim();
  return {
    ...(has('email') && { email: typed.email.trim() }),
    ...(has('payeeName') && { payeeName: typed.payeeName.trim() }),
    ...(referralCode !== '' && { referralCode }),
    ...(affiliate.affiliateCode !== undefined && { affiliateCode: affiliate.affiliateCode }),
    ...(dialingCode !== '' && { countryDialingCode: dialingCode }),
    ...(model.terms && { accepted: typed.accepted }),
    ...originHere(),
    registerMethod: 'WEB',
    login: true,
    ...captcha,
  };
}

export function useRegister() {
  const foundation = useFoundation();
  const { api, session, front, deviceStorage } = foundation;
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>(none);
  const isRunning = useRef(false);

  function call(sending: RegisterInput) {
    const { typed, model } = sending;
    const has = (name: keyof FormValues) => model.fields.some((field) => field.name === name);
    const common = { ...besides(sending), loginDeviceId: getDeviceId(deviceStorage) };
    const { password, confirmPassword } = typed;
    const mobileNum = typed.mobileNum.trim();
    const named = {
      username: typed.username,
      ...(has('password') && { password, confirmPassword }),
    };
    if (model.hasMobileCode && has('mobileNum') && mobileNum !== '') {
      const proof = { mobileNum, verificationCode: typed.verificationCode };
      const input = { ...common, ...proof, ...(has('username') ? named : {}) };
      return api(registerByMobile, input, { teller: 'page' });
    }
    const input = { ...common, ...named, password, ...(mobileNum !== '' && { mobileNum }) };
    return api(registerMember, input, { teller: 'page' });
  }

  /** Sends the form; resolves with true if the account was created. */
  async function send(sending: RegisterInput): Promise<boolean> {
    try {
      const { token, id, userName } = await call(sending);
      forgetDraft(tabStorage);
      forgetAffiliate(deviceStorage);
      session.start({ token, id, userName, firstTimeLogin: true, updatePassword: false });
      navigation.enter();
      return true;
    } catch (error) {
      // The page in front explains it (NET-10).
      if (!front.closes(error)) setProblems(problemsOf(error, sending.model));
      return false;
    }
  }

  async function submit(sending: RegisterInput): Promise<boolean> {
    if (isRunning.current) return true;
    // Nothing is sent while offline, so that the result is never in doubt.
    if (isOffline()) {
      setProblems({ of: {}, other: (t) => t('site.offline') });
      return false;
    }
    isRunning.current = true;
    setBusy(true);
    setProblems(none);
    foundation.keep(makeVisitorEvents).track({ eventName: 'registerSubmit' });
    const isDone = await send(sending);
    isRunning.current = false;
    setBusy(false);
    return isDone;
  }
  return { isBusy, problems, setProblems, submit };
}
