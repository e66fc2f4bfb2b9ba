// The rules of the programme, in a sheet. The HTML sanitiser is loaded when the sheet opens (V3).
import { useEffect, useRef, useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { LoadTerms } from '../invite-parts.ts';
import css from '../invite.module.css';
import { WhatCounts } from '../what-counts.tsx';
import type { WholeProgramme } from './use-programme.ts';

type Props = { programme: WholeProgramme; loadTerms: LoadTerms };

export function Rules(props: Props) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="text" size="small" wide onClick={() => setOpen(true)}>
        {t('invite.rules')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('invite.rules')}
        closeLabel={t('site.close')}
      >
        {isOpen && <Terms {...props} />}
      </Sheet>
    </>
  );
}

function Terms({ programme, loadTerms }: Props) {
  const t = useTranslate();
  const { terms: html } = programme;
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadTerms().then(
      (clean) => isWanted && place.current?.replaceChildren(clean(html)),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [html, loadTerms]);
  return (
    <>
      <WhatCounts programme={programme} />
      <div ref={place} className={`text-small ${css.rules}`} />
      {hasFailed && <p className="text-muted text-small">{t('site.unavailable')}</p>}
    </>
  );
}
