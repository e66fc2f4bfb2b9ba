// /m/member/devices: the devices on which the member is logged in. Unknown ones can be logged out (SESS-05).
import { useState } from 'react';
import { SignOutIcon } from '@parlour/ui/icons/account';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { DeviceLists } from './device-lists.tsx';
import css from './devices.module.css';
import { EndOthersButton } from './end-others-button.tsx';
import { useDevices } from './use-devices.ts';

const loadQuestion = async () => (await import('@parlour/ui/overlay/question')).Question;

export function DevicesPage() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry, ending, end, endOthers } = useDevices();
  const [isAsking, setAsking] = useState(false);
  const hasOthers = value?.some(({ current }) => !current) ?? false;
  const isEnding = ending.includes('others');
  const question = {
    open: isAsking,
    title: t('devices.end_others_ask'),
    children: t('devices.end_others_text'),
    glyph: SignOutIcon,
    keepLabel: t('devices.keep'),
    removeLabel: t('devices.end_all'),
    onAnswer: (isWanted: boolean) => {
      setAsking(false);
      if (isWanted) void endOthers();
    },
  };
  return (
    <>
      <AskedPage
        title={t('devices.title')}
        back={{ label: t('site.back'), href: href('memberHome') }}
        rows={3}
        className={css.page}
        content={
          value && (
            <>
              <DeviceLists devices={value} ending={ending} onEnd={end} />
              {hasOthers && <EndOthersButton busy={isEnding} onPress={() => setAsking(true)} />}
            </>
          )
        }
        failure={problem && { title: t('devices.failed'), text: problem(t), help }}
        retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
      />
      <Late load={loadQuestion} isNeeded={isAsking} props={question} />
    </>
  );
}
