import { DotsThreeVerticalIcon, SlidersIcon, StarIcon } from '@parlour/ui/icons/alerts';
import { NumberedSteps } from '@parlour/ui/list/numbered-steps';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './push.module.css';
import { isApplePhone } from './apple-phone.ts';

/** Instructions to undo a refusal: in the browser, or on an iPhone in the system's settings of the home-screen app. */
export function BlockedTip() {
  return isApplePhone() ? <InSettings /> : <BesideAddress />;
}

function InSettings() {
  const t = useTranslate();
  const { name: site } = useFoundation().site;
  return (
    <>
      <p className={`text-small text-muted ${css.promise}`}>{t('push.ios_text')}</p>
      <NumberedSteps className={css.steps}>
        <li>{t('push.ios_settings')}</li>
        <li>{t('push.ios_app', { site })}</li>
        <li>
          <span>
            {t('push.ios_allow')}
            <small>{t('push.step_after')}</small>
          </span>
        </li>
      </NumberedSteps>
    </>
  );
}

function BesideAddress() {
  const t = useTranslate();
  return (
    <>
      <p className={`text-small text-muted ${css.promise}`}>{t('push.blocked_text')}</p>
      <div className={css.bar} aria-hidden="true">
        <span>
          <SlidersIcon size={20} />
        </span>
        <b className="ltr">{window.location.hostname}</b>
        <StarIcon size={20} />
        <DotsThreeVerticalIcon size={20} />
      </div>
      <NumberedSteps className={css.steps}>
        <li>{t('push.step_sign')}</li>
        <li>{t('push.step_permissions')}</li>
        <li>
          <span>
            {t('push.step_allow')}
            <small>{t('push.step_after')}</small>
          </span>
        </li>
      </NumberedSteps>
    </>
  );
}
