// The call that creates the account, and what each of its outcomes means here (REG-03).
import { useRef, useState } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import { registerByMobile, registerMember } from '@parlour/contract/register/calls';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-field.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { forgetAffiliate, type Affiliate } from '#foundation/tracking/affiliate.ts';
import { originHere } from '#foundation/tracking/take-affiliate.ts';
import { makeTrack } from '#foundation/tracking/report-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';
import { tabStorage } from '#platform/storage.ts';
import type { FormModel } from './form-model.ts';
import { none, problemsOf, type Problems } from './problem.ts';
import { forgetDraft, type Typed } from './typed.ts';

export type Sending = {
  typed: Typed;
  model: FormModel;
  dialingCode: string;
  affiliate: Affiliate;
  captcha: CaptchaAnswer;
};

type Beside = Omit<
  Input<typeof registerMember>,
  'username' | 'password' | 'confirmPassword' | 'mobileNum'
>;

/** What goes along with either call. */
function besides({
  typed,
  model,
  affiliate,
  captcha,
  dialingCode,
}: Sending): Omit<Beside, 'loginDeviceId'> {
  const has = (name: keyof Typed) => model.fields.some((field) => field.name === name);
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

  function call(sending: Sending) {
    const { typed, model } = sending;
    const has = (name: keyof Typed) => model.fields.some((field) => field.name === name);
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

  /** Whether the account is there. */
  async function send(sending: Sending): Promise<boolean> {
    try {
      const { token, id, userName } = await call(sending);
      forgetDraft(tabStorage);
      forgetAffiliate(deviceStorage);
      session.start({ token, id, userName, firstTimeLogin: true, updatePassword: false });
      navigation.enter();
      return true;
    } catch (error) {
      // The page in front says it (NET-10).
      if (!front.closes(error)) setProblems(problemsOf(error, sending.model));
      return false;
    }
  }

  async function submit(sending: Sending): Promise<boolean> {
    if (isRunning.current) return true;
    // Without a line nothing is sent, so nothing can be in doubt.
    if (isOffline()) {
      setProblems({ of: {}, other: (t) => t('site.offline') });
      return false;
    }
    isRunning.current = true;
    setBusy(true);
    setProblems(none);
    foundation.keep(makeTrack)({ eventName: 'registerSubmit' });
    const isDone = await send(sending);
    isRunning.current = false;
    setBusy(false);
    return isDone;
  }
  return { isBusy, problems, setProblems, submit };
}
