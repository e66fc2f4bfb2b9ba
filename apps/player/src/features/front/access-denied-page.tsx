// The page of a visitor whose country or address the merchant does not serve (BOOT-06).
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CopyIcon } from '@parlour/ui/icons/account';
import { addBodyClass } from '#platform/view/body-class.ts';
import { copyText } from '#platform/handing-on/clipboard.ts';
import { inEnglish } from '#foundation/language/in-english.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { FrontPage } from './front-page.tsx';
import css from './front.module.css';
import { GreatGlobe } from './pictures/great-globe.tsx';
import { useMissing, useStatus } from './use-status.ts';

const title: Phrase = (t) => t('front.denied_title');
const textAlone: Phrase = (t) => t('front.denied');
/** The text for merchants that have a customer service. */
const textWithHelp: Phrase = (t) => `${t('front.denied')} ${t('front.denied_help')}`;

export function AccessDeniedPage({ tools }: { tools?: ReactNode }) {
  const { front, boot } = useFoundation();
  const t = useTranslate();
  const { address } = useStore(front);
  const text = contactOf(boot.status.info.customerService) === null ? textAlone : textWithHelp;
  const { ask } = useStatus();
  useMissing(address === null, ask);
  // BOOT-07
  useEffect(() => addBodyClass('error-limit'), []);
  return (
    <FrontPage tools={tools} picture={<GreatGlobe />} title={title(t)} text={text(t)}>
      <Address address={address} />
      {text(inEnglish) !== text(t) && (
        <section lang="en" dir="ltr" className={css.english}>
          <h2 className="text-subheading">{title(inEnglish)}</h2>
          <p className="text-muted text-small">{text(inEnglish)}</p>
        </section>
      )}
    </FrontPage>
  );
}

function Address({ address }: { address: string | null }) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Phrase | null>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(address ?? '');
    const said: Phrase = (say) => say(isCopied ? 'front.copied' : 'front.not_copied');
    setOutcome(() => said);
  }
  return (
    <div className={`address-box ${css.address}`}>
      <div className="grow">
        <p className="text-fine text-faint">
          {t('front.your_address')}
          <output>{outcome && ` · ${outcome(t)}`}</output>
        </p>
        <p className={`text-subheading num ${css.time}`}>
          {address !== null && <bdi className="ltr">{address}</bdi>}
        </p>
      </div>
      {address !== null && (
        <IconButton label={t('front.copy')} onPress={() => void copy()}>
          <CopyIcon />
        </IconButton>
      )}
    </div>
  );
}
