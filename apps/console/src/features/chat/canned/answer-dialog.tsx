import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  answerVariables,
  longestCannedText,
  longestTitle,
} from '@parlour/contract/chat/canned-answer';
import { languageCodes, languages, type Language } from '@parlour/contract/languages';
import { useId, useRef, useState, type FormEvent } from 'react';
import { codeOf, sayFailure, valueOf } from '#foundation/failures.ts';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { languageName } from '../language-name.ts';
import css from './answers-page.module.css';
import type { StoredAnswer } from './use-answer-list.ts';

type Props = {
  answer: StoredAnswer;
  isNew: boolean;
  onSave: (answer: StoredAnswer) => Promise<void>;
  onClose: () => void;
};

/** The form of an answer. A refusal stands at its field, and what was typed stays. */
export function AnswerDialog({ answer, isNew, onSave, onClose }: Props) {
  const say = useSay();
  const titleId = useId();
  const [draft, setDraft] = useState(answer);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { title, language, text } = draft;
  const { tag } = languages[language];
  const change = (part: Partial<StoredAnswer>): void => {
    setProblem(null);
    setDraft({ ...draft, ...part });
  };
  /** Puts a variable in the place of the caret or the selection. */
  function insert(variable: string): void {
    const [start, end] = [field.current?.selectionStart ?? 0, field.current?.selectionEnd ?? 0];
    const next = `${text.slice(0, start)}{${variable}}${text.slice(end)}`;
    if (next.length <= longestCannedText) change({ text: next });
    field.current?.focus();
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    try {
      await onSave(draft);
      onClose();
    } catch (error) {
      setProblem(error);
      setSaving(false);
    }
  }
  const isOfTitle = codeOf(problem) === 'title_taken';
  const { unknown } = valueOf(problem, 'unknown_variable');
  const isOfText = typeof unknown === 'string';
  const isElsewhere = problem !== null && !isOfTitle && !isOfText;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>
          {isNew ? say('console.answer_new') : say('console.answer_change')}
        </DialogTitle>
        <DialogContent className={css.form ?? ''}>
          {isElsewhere && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
          <TextField
            id="canned-title"
            label={say('console.answer_title')}
            helperText={isOfTitle ? sayFailure(say, problem) : say('console.answer_title_text')}
            error={isOfTitle}
            fullWidth
            required
            value={title}
            slotProps={{ htmlInput: { maxLength: longestTitle, dir: 'auto', lang: tag } }}
            onChange={({ target }) => change({ title: target.value })}
          />
          <LanguageField language={language} onChange={(next) => change({ language: next })} />
          <TextField
            id="canned-text"
            inputRef={field}
            label={say('console.answer_text')}
            helperText={isOfText ? say('console.refused.variable', { unknown }) : undefined}
            error={isOfText}
            fullWidth
            required
            multiline
            minRows={4}
            maxRows={12}
            value={text}
            slotProps={{ htmlInput: { maxLength: longestCannedText, dir: 'auto', lang: tag } }}
            onChange={({ target }) => change({ text: target.value })}
          />
          <VariableButtons onChoose={insert} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('console.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {say('console.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Buttons that put a variable into the text. */
function VariableButtons({ onChoose }: { onChoose: (variable: string) => void }) {
  const say = useSay();
  return (
    <fieldset className={css.variables}>
      <legend>{say('console.answer_variables')}</legend>
      {answerVariables.map((variable) => (
        <Button
          key={variable}
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(variable)}
        >
          {say(`console.variable_${variable}`)}
        </Button>
      ))}
    </fieldset>
  );
}

type LanguageProps = { language: Language; onChange: (language: Language) => void };

function LanguageField({ language, onChange }: LanguageProps) {
  const say = useSay();
  const locale = useOfficeLocale();
  return (
    <TextField
      id="canned-language"
      label={say('console.answer_language')}
      select
      fullWidth
      value={language}
      onChange={({ target }) => onChange(target.value as Language)}
    >
      {languageCodes.map((code) => (
        <MenuItem key={code} value={code}>
          {languageName(code, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
}
