// /m/feedback: messages to the team, with pictures, and the team's answers (MEMBER-12).
import { useRef } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './feedback.module.css';
import { FeedbackForm } from './form/feedback-form.tsx';
import { useForm } from './form/use-form.ts';
import { OwnMessages } from './list/own-messages.tsx';
import { useMessages } from './list/use-messages.ts';

export function FeedbackPage() {
  const t = useTranslate();
  const { toasts } = useFoundation();
  const form = useForm();
  const messages = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  async function send() {
    const sent = await form.send();
    if (sent === null) return;
    messages.add(sent);
    toasts.show('done', (say) => say('feedback.sent'));
    // The form is emptied, so the focus moves to the list of sent messages.
    heading.current?.focus();
  }
  return (
    <>
      <AppBar title={t('feedback.title')} back={back} />
      <main className={`scroll ${css.page}`}>
        <FeedbackForm form={form} onSend={() => void send()} />
        <UrgentHelp />
        <OwnMessages {...messages} heading={heading} />
      </main>
    </>
  );
}

/** The way to customer service for members who need an answer now: a message of this page is read later. */
function UrgentHelp() {
  const t = useTranslate();
  const help = useHelp();
  if (help === null) return null;
  return (
    <p className={`text-small text-muted ${css.urgent}`}>
      <span>{t('feedback.urgent')}</span>
      <Link className="text-link" href={help.href}>
        {help.label}
      </Link>
    </p>
  );
}
