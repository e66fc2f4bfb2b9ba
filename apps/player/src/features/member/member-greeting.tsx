// Says hello to the member by name, with the club label where there is one (MEMBER-04).
import { useEffect, useState } from 'react';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './member-greeting.module.css';
import { createMemberInfo } from './member-info.ts';

export function MemberGreeting() {
  const t = useTranslate();
  const { api } = useFoundation();
  const [info] = useState(() => createMemberInfo(api));
  const state = useStore(info);
  useEffect(() => void info.load(), [info]);

  if (state.step === 'loading') return <p className={css.loading}>{t('site.loading')}</p>;
  if (state.step === 'failed') {
    return (
      <section role="alert">
        <h1>{t('member.failed')}</h1>
        <p>{state.say(t)}</p>
        <button type="button" onClick={() => void info.load()}>
          {t('site.retry')}
        </button>
      </section>
    );
  }
  const { userName, clubLabel } = state.member;
  return (
    <section>
      <h1>{t('member.greeting', { name: userName })}</h1>
      {clubLabel && (
        <dl className={css.label}>
          <dt>{t('member.club_label')}</dt>
          <dd>{clubLabel.labelName}</dd>
        </dl>
      )}
    </section>
  );
}
