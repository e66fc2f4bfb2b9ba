import type { KeyboardEvent, Ref } from 'react';
import { useSay } from '#foundation/texts.ts';

type Props = {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** Whether the key belongs to an input method, which composes a word: Safari ends the composition before the key and says so by its number. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** A field in which Enter sends, Shift and Enter begin a new line, and Esc leaves the field. */
export function WritingField({
  ref,
  label,
  placeholder,
  text,
  isReadOnly,
  onChange,
  onSend,
}: Props) {
  const say = useSay();
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.currentTarget.blur();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSend();
  }
  return (
    <textarea
      ref={ref}
      aria-label={label}
      placeholder={placeholder}
      title={say('console.answer_keys')}
      rows={1}
      enterKeyHint="send"
      // The direction of the text; an empty field has the direction of the page.
      dir={text === '' ? undefined : 'auto'}
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={press}
    />
  );
}
