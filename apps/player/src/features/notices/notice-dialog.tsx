// Shows the notice that is to be confirmed. The browser's own dialog keeps the focus inside and gives it back.
import { useEffect, useId, useRef } from 'react';
import type { Notice } from '#foundation/notices/notices.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './notice-dialog.module.css';

export function NoticeDialog() {
  const [notice] = useStore(useFoundation().notices);
  return notice ? <OpenNotice key={notice.id} notice={notice} /> : null;
}

function OpenNotice({ notice }: { notice: Notice }) {
  const { notices } = useFoundation();
  const t = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={({ currentTarget }) => notices.answer(currentTarget.returnValue)}
    >
      <h2 id={`${id}-title`}>{t('notices.title')}</h2>
      <p id={`${id}-text`}>{notice.say(t)}</p>
      {notice.choices.map(({ name, say }) => (
        <button key={name} type="button" onClick={() => dialog.current?.close(name)}>
          {say(t)}
        </button>
      ))}
    </dialog>
  );
}
