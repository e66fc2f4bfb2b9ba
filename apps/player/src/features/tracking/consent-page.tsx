// /m/consent: what is measured, with a switch for each kind (screen 61b).
import { useEffect, useId, type ReactNode } from 'react';
import {
  consentKinds,
  type ConsentAnswer,
  type ConsentKind,
} from '@parlour/contract/tracking/consent';
import { Button } from '@parlour/ui/button/button';
import { Card } from '@parlour/ui/card/card';
import { Pill } from '@parlour/ui/card/pill';
import { Switch } from '@parlour/ui/button/switch';
import { ShieldCheckIcon } from '@parlour/ui/icons/account';
import { GaugeIcon, MegaphoneIcon } from '@parlour/ui/icons/alerts';
import type { Icon } from '@parlour/ui/icons/icon';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import type { ConsentQuestion } from '#foundation/tracking/consent-store.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { everything, nothing } from './answers.ts';
import { wordsOf } from './kind-words.ts';
import css from './consent.module.css';
import { useConsent } from './use-consent.ts';

/** `tools`: the end of the bar, such as a guest's language button. */
export function ConsentPage({ tools }: { tools?: ReactNode }) {
  const t = useTranslate();
  const help = useHelp();
  const { question, agreed, hasFailed, load, choose } = useConsent();
  useEffect(load, [load]);
  return (
    <AskedPage
      title={t('tracking.title')}
      back={{ label: t('site.back'), href: href('home') }}
      end={tools}
      rows={3}
      className={css.page}
      content={
        question && agreed && <Kinds kinds={question.kinds} agreed={agreed} onChoose={choose} />
      }
      failure={question === null && hasFailed ? { title: t('tracking.load_failed'), help } : null}
      retry={{ label: t('site.retry'), isBusy: false, onPress: load }}
    />
  );
}

type KindsProps = {
  kinds: ConsentQuestion['kinds'];
  agreed: readonly ConsentKind[];
  onChoose: (answer: ConsentAnswer) => void;
};

function Kinds({ kinds, agreed, onChoose }: KindsProps) {
  const t = useTranslate();
  const { toasts, site, boot } = useFoundation();
  const { privacyUrl } = boot.status.info.legal ?? {};
  const set = (answer: ConsentAnswer) => {
    onChoose(answer);
    toasts.show('done', (say) => say('tracking.saved'));
  };
  const answerWith = (changed: ConsentKind, isOn: boolean): ConsentAnswer => {
    const isAgreed = (kind: ConsentKind) => (kind === changed ? isOn : agreed.includes(kind));
    return { usage: isAgreed('usage'), ads: isAgreed('ads') };
  };
  return (
    <>
      <p className={`text-muted ${css.intro}`}>{t('tracking.intro', { name: site.name })}</p>
      <KindCard
        picture={ShieldCheckIcon}
        isOn
        title={t('tracking.needed', { name: site.name })}
        text={t('tracking.needed_text')}
        facts={[t('tracking.stays', { name: site.name }), t('tracking.kept_year')]}
        mark={t('tracking.always')}
      />
      {consentKinds.map((kind) => {
        const asked = kinds.find((each) => each.kind === kind);
        if (!asked) return null;
        const isOn = agreed.includes(kind);
        const words = wordsOf(asked, { t, name: site.name });
        return (
          <KindCard
            key={kind}
            picture={kind === 'usage' ? GaugeIcon : MegaphoneIcon}
            isOn={isOn}
            {...words}
            onChange={(wanted) => set(answerWith(kind, wanted))}
          />
        );
      })}
      <p className={`text-caption text-faint ${css.again}`}>
        <span>{t('tracking.again')}</span>
        {privacyUrl !== undefined && (
          <Link className="text-link" href={privacyUrl}>
            {t('tracking.privacy')}
          </Link>
        )}
      </p>
      <div className={css.dock}>
        <Button wide onClick={() => set(nothing)}>
          {t('tracking.decline_all')}
        </Button>
        <Button wide onClick={() => set(everything)}>
          {t('tracking.agree_all')}
        </Button>
      </div>
    </>
  );
}

type KindCardProps = {
  picture: Icon;
  isOn: boolean;
  title: string;
  text: string;
  facts: readonly string[];
  /** Words in the place of the switch, for a kind that is always on. */
  mark?: string;
  onChange?: (isOn: boolean) => void;
};

function KindCard(props: KindCardProps) {
  const { picture: Picture, isOn, title, text, facts, mark, onChange } = props;
  const id = useId();
  return (
    <Card>
      <section className={css.kind} aria-labelledby={id}>
        <div className={css.head}>
          <span className={`${css.disc} ${isOn ? css.isOn : ''}`}>
            <Picture />
          </span>
          <h2 className="text-subheading grow" id={id}>
            {title}
          </h2>
          {mark !== undefined && <Pill>{mark}</Pill>}
          {onChange && <Switch isOn={isOn} labelledBy={id} onChange={onChange} />}
        </div>
        <p className="text-small text-muted">{text}</p>
        <ul className={`text-caption text-faint ${css.facts}`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
