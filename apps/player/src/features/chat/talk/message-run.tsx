import { Button } from '@parlour/ui/button/button';
import { ChecksIcon } from '@parlour/ui/icons/alerts';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { ClockIcon } from '@parlour/ui/icons/status';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../chat.module.css';
import { createOutbox } from '../outbox/outbox.ts';
import type { WaitingMessage } from '../outbox/waiting-messages.ts';
import { timeOf } from '../times.ts';
import { MessagePicture } from './message-picture.tsx';
import type { MessageRun, ShownMessage } from './shown-messages.ts';

/** Messages of one author with one time below them. */
export function MessageRunView({ messages }: Pick<MessageRun, 'messages'>) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const [first] = messages;
  const last = messages.at(-1) ?? first;
  const isOwn = first.from === 'member';
  return (
    <div className={`${css.bubbles} ${isOwn ? css.own : ''}`}>
      <span className="visually-hidden">{sayAuthor(t, first)}</span>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      {first.waits?.problem ? (
        <Refused waits={first.waits} problem={first.waits.problem} />
      ) : (
        <p className={`num ${css.stamp}`}>
          {last.waits === null && (
            <>
              {first.name !== null && <bdi>{first.name}</bdi>}
              <time dateTime={new Date(last.at).toISOString()}>{timeOf(language, last.at)}</time>
            </>
          )}
          {isOwn && <Progress message={last} />}
        </p>
      )}
    </div>
  );
}

function sayAuthor(t: Translate, { from, name }: ShownMessage): string {
  if (from === 'member') return t('chat.you');
  return name ?? t('chat.team');
}

function Bubble({ message }: { message: ShownMessage }) {
  const { text, pictureIds, waits } = message;
  const look = waits === null ? '' : waits.problem === null ? css.waits : css.refused;
  return (
    <>
      {pictureIds.map((id, at) => (
        <MessagePicture key={id} id={id} number={at + 1} />
      ))}
      {text !== '' && (
        // The direction of the first strong letter; the bubble stays on its side.
        <p className={`${css.bubble} ${look}`} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

/** How far an own message has come. */
function Progress({ message: { waits, isRead } }: { message: ShownMessage }) {
  const t = useTranslate();
  if (waits !== null) {
    return (
      <>
        <ClockIcon size={16} />
        {t('chat.not_sent')}
      </>
    );
  }
  return (
    <>
      {isRead ? <ChecksIcon size={16} /> : <CheckIcon size={16} />}
      {t(isRead ? 'chat.seen' : 'chat.sent')}
    </>
  );
}

/** Texts of refusals that concern the message; others are said in general. */
const reasons = {
  chat_closed: 'chat.ended',
  not_found: 'chat.pictures_gone',
} as const;

function Refused({ waits, problem }: { waits: WaitingMessage; problem: string }) {
  const t = useTranslate();
  const outbox = useFoundation().keep(createOutbox);
  const { clientId } = waits;
  const reason = problem in reasons ? reasons[problem as keyof typeof reasons] : 'chat.refused';
  return (
    <div className={css.problem}>
      <p className={css.stamp}>
        <WarningCircleIcon size={16} />
        {t(reason)}
      </p>
      <Button size="mini" tone="text" onClick={() => outbox.again(clientId)}>
        {t('chat.again')}
      </Button>
      <Button size="mini" tone="text" onClick={() => outbox.remove(clientId)}>
        {t('chat.delete')}
      </Button>
    </div>
  );
}
