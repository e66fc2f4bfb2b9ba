import { useId, useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { FieldProblem } from '@parlour/ui/form/field-problem';
import { CopyIcon, DownloadSimpleIcon } from '@parlour/ui/icons/account';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';
import { useCopy } from './use-copy.ts';

type Props = { codes: readonly string[]; onDone: () => void };

export function CodesStep({ codes, onDone }: Props) {
  const t = useTranslate();
  const copy = useCopy();
  const noteId = useId();
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const isMissing = isReminded && !isKept;
  return (
    <div className={css.step}>
      <p className="text-muted text-small">{t('authenticator.recovery')}</p>
      <ol className="codes" aria-label={t('authenticator.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code className="mono">{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.pair}>
        <Button icon={<CopyIcon size={20} />} onClick={() => copy(codes.join('\n'))}>
          {t('authenticator.copy_codes')}
        </Button>
        <SaveLink codes={codes} />
      </div>
      <Checkbox
        checked={isKept}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? noteId : undefined}
        onChange={(event) => setKept(event.target.checked)}
      >
        {t('authenticator.kept')}
      </Checkbox>
      {isMissing && (
        <FieldProblem id={noteId} role="alert">
          {t('authenticator.kept_missing')}
        </FieldProblem>
      )}
      <Button tone="primary" wide onClick={() => (isKept ? onDone() : setReminded(true))}>
        {t('authenticator.done')}
      </Button>
    </div>
  );
}

/** Link whose address contains the whole file, so the codes are sent to no server. */
function SaveLink({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const { site } = useFoundation();
  const userName = useSession()?.userName ?? '';
  const text = [`${site.name} ${userName}`, t('authenticator.codes'), '', ...codes, ''].join('\n');
  return (
    <a
      className="btn btn--tonal"
      download={`${site.merchantCode}-recovery-codes.txt`}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
    >
      <span>
        <DownloadSimpleIcon size={20} />
        {t('authenticator.save_codes')}
      </span>
    </a>
  );
}
