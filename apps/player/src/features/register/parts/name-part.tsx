import { UserIcon } from '@parlour/ui/icons/first-screen';
import { CheckCircleFillIcon } from '@parlour/ui/icons/notices';
import { TextField } from '@parlour/ui/form/text-field';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PartProps } from './part-props.ts';
import css from '../register.module.css';

const noteId = 'register-name-note';

/** The field for the name, which shows whether the name is free. */
export function NamePart({ typed, onChange, errorOf, nameState }: PartProps) {
  const t = useTranslate();
  const { username } = typed;
  const isFree = nameState === 'free';
  const taken = nameState === 'taken' ? t('register.name_taken') : undefined;
  const error = errorOf('username') ?? taken;
  return (
    <div className={css.part}>
      <TextField
        name="username"
        label={t('login.username')}
        labelHidden
        icon={<UserIcon size={20} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        ltr
        value={username}
        onChange={(event) => onChange('username', event.target.value)}
        error={error}
        trailing={
          isFree && (
            <span className={css.free}>
              <CheckCircleFillIcon size={20} />
            </span>
          )
        }
        aria-describedby={noteId}
      />
      <p className={isFree ? 'hint hint--ok' : 'visually-hidden'} id={noteId} aria-live="polite">
        {isFree && t('register.name_free')}
      </p>
    </div>
  );
}
