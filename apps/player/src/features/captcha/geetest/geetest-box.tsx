// The Geetest box of a form. A press begins the check; nothing of the provider is loaded before.
import { useImperativeHandle, useRef } from 'react';
import { ShieldCheckIcon } from '@parlour/ui/icons/account';
import {
  ArrowClockwiseIcon,
  CheckBoldIcon,
  SpinnerGapIcon,
  XBoldIcon,
} from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { directionOf } from '@parlour/contract/languages';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { Translate } from '#foundation/language/language.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { sayBroken, sayVerifyFirst } from '../say.ts';
import type { BoxView } from './check.ts';
import css from './geetest.module.css';
import { GeetestFrame } from './geetest-frame.tsx';
import { useCheck } from './use-check.ts';

type Props = Pick<CaptchaFieldProps, 'ref'> & {
  /** True if the captcha cannot be solved by anyone (CAP-04). */
  isBroken: boolean;
};

export function GeetestBox({ isBroken, ref }: Props) {
  const { notices, language, boot } = useFoundation();
  const contact = contactOf(boot.status.info.customerService);
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const check = useCheck(frame);
  const view = useStore(check.view);
  useImperativeHandle(
    ref,
    () => ({
      check: () => {
        const answer = check.answer();
        if (!answer) notices.show(isBroken ? sayBroken : sayVerifyFirst);
        return answer;
      },
      renew: () => check.renew(),
    }),
    [check, notices, isBroken],
  );
  const press = () => (isBroken ? notices.show(sayBroken) : check.press());
  const hint = hintOf(view, t);
  const isRtl = directionOf(useStore(language).language) === 'rtl';
  return (
    <div className={css.place}>
      <button
        type="button"
        className={`${css.box} ${css[view.state]}`}
        aria-disabled={view.state === 'success'}
        onClick={press}
      >
        <Picture state={view.state} />
        <span className="grow" aria-live="polite">
          {saidOf(view, t, isRtl)}
        </span>
        {view.state === 'waiting' && <ShieldCheckIcon size={20} />}
        {view.state === 'error' && <ArrowClockwiseIcon size={20} />}
      </button>
      {view.mayBeBlocked && <p className={css.hint}>{t('captcha.blocked')}</p>}
      {hint !== null && <p className={css.hint}>{hint}</p>}
      {view.state === 'error' && contact !== null && (
        <p className={css.hint}>
          <Link className="text-link" href={contact}>
            {t('captcha.contact')}
          </Link>
        </p>
      )}
      {view.frame && (
        <GeetestFrame
          key={view.frame.turn}
          frame={frame}
          isShown={view.frame.isShown}
          onLeave={() => check.leave()}
        />
      )}
    </div>
  );
}

function Picture({ state }: Pick<BoxView, 'state'>) {
  return (
    <span className={css.dot}>
      {state === 'loading' && <SpinnerGapIcon size={20} />}
      {state === 'success' && <CheckBoldIcon size={16} />}
      {state === 'error' && <XBoldIcon size={16} />}
    </span>
  );
}

/** Isolates the provider's text, which is mostly English, from the right-to-left text around it. */
const apart = (text: string, isRtl: boolean): string => (isRtl ? `\u2068${text}\u2069` : text);

function saidOf({ state, problem }: BoxView, t: Translate, isRtl: boolean): string {
  switch (state) {
    case 'loading':
      return t('captcha.preparing');
    case 'waiting':
      return t('captcha.press');
    case 'success':
      return t('captcha.done');
    case 'error':
      return t('captcha.retry', { problem: apart(problem?.(t) ?? t('captcha.failed'), isRtl) });
  }
}

function hintOf({ state, isUnfinished }: BoxView, t: Translate): string | null {
  if (state === 'error') return t('captcha.help');
  return state === 'waiting' && isUnfinished ? t('captcha.verify_first') : null;
}
