import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { Card } from '@parlour/ui/card/card';
import { Pill } from '@parlour/ui/card/pill';
import { HeadsetIcon } from '@parlour/ui/icons/feedback';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { categoryNames } from '../feedback-categories.ts';
import css from '../feedback.module.css';
import { AttachedPictures } from './attached-pictures.tsx';
import type { OwnMessage } from './use-messages.ts';

const day = { day: 'numeric', month: 'short' } as const;
const dayAndTime = { ...day, hour: '2-digit', minute: '2-digit' } as const;

export function MessageCard({ message }: { message: OwnMessage }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const { category, content, sentAt, pictures } = message;
  const time = dateFormat(localeOf(language), dayAndTime).format(sentAt);
  return (
    <Card>
      <article className={css.message}>
        <div className={css.head}>
          <Pill>{t(categoryNames[category])}</Pill>
          <time
            className="grow num text-caption text-muted"
            dateTime={new Date(sentAt).toISOString()}
          >
            {time}
          </time>
          <State {...message} />
        </div>
        <p className={`text-small ${css.text}`} dir="auto">
          {content}
        </p>
        {pictures.length > 0 && <AttachedPictures ids={pictures} />}
        <TeamAnswer {...message} />
      </article>
    </Card>
  );
}

function State({ state }: OwnMessage) {
  const t = useTranslate();
  if (state === 'answered') {
    return (
      <Pill tone="ok" icon={<CheckBoldIcon size={16} />}>
        {t('feedback.state_answered')}
      </Pill>
    );
  }
  return <Pill>{t(state === 'read' ? 'feedback.state_read' : 'feedback.state_sent')}</Pill>;
}

function TeamAnswer({ answer, answeredAt }: OwnMessage) {
  const t = useTranslate();
  const { site, language: spoken } = useFoundation();
  const { language } = useStore(spoken);
  if (answer === null || answeredAt === null) return null;
  const date = dateFormat(localeOf(language), day).format(answeredAt);
  return (
    <div className={css.answer}>
      <i>
        <HeadsetIcon size={18} />
      </i>
      <div>
        <span className="visually-hidden">{t('feedback.answer')}</span>
        <p className={css.text} dir="auto">
          {answer}
        </p>
        <p className={`num ${css.by}`}>{t('feedback.answer_of', { name: site.name, date })}</p>
      </div>
    </div>
  );
}
