import { useCallback, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../form/text-field.tsx';
import {
  CheckCircleFillIcon,
  HourglassMediumIcon,
  InfoIcon,
  WifiSlashIcon,
} from '../icons/status.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Notice } from '../overlay/notice.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { ToastRegion, type Toast } from '../overlay/toast-region.tsx';
import { SkeletonList } from '../state/skeleton-list.tsx';
import type { Words } from './words.ts';

const overlays = ['sheet', 'tall sheet', 'dialog', 'notice', 'pair'] as const;
type Overlay = (typeof overlays)[number];

const nameOf = ({ id }: Toast) => `toast ${id}`;

export function OverlayPart({ words }: { words: Words }) {
  const [shown, setShown] = useState<Overlay>();
  const [toast, setToast] = useState<Toast>();
  const hide = () => setShown(undefined);
  const dropToast = useCallback(() => setToast(undefined), []);
  const toasts: Toast[] = [
    { id: 1, text: words.offline, icon: WifiSlashIcon },
    { id: 2, text: words.gotIt, icon: CheckCircleFillIcon },
    {
      id: 3,
      text: words.noAnswer,
      icon: HourglassMediumIcon,
      action: { label: words.retry, onPress: () => undefined },
    },
  ];
  return (
    <div className="pad button-row">
      {overlays.map((name) => (
        <Button key={name} size="small" onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      {toasts.map((each) => (
        <Button key={each.id} size="small" onClick={() => setToast(each)}>
          {nameOf(each)}
        </Button>
      ))}
      <Overlays words={words} shown={shown} onClose={hide} />
      <ToastRegion toast={toast} onGone={dropToast} />
    </div>
  );
}

type Props = { words: Words; shown: Overlay | undefined; onClose: () => void };

function Overlays({ words, shown, onClose }: Props) {
  const close = { onClose, closeLabel: words.close };
  const confirm = (
    <Button tone="primary" wide onClick={onClose}>
      {words.gotIt}
    </Button>
  );
  return (
    <>
      <Sheet open={shown === 'sheet'} title={words.code} {...close}>
        <div className="stack">
          <p className="text-muted text-small">{words.notice}</p>
          <TextField label={words.code} ltr inputMode="numeric" />
          {confirm}
        </div>
      </Sheet>
      <Sheet open={shown === 'tall sheet'} tall title={words.language} {...close}>
        <SkeletonList rows={20} />
      </Sheet>
      <Dialog open={shown === 'dialog'} title={words.kicker} actions={confirm} {...close}>
        <p>{words.notice}</p>
      </Dialog>
      <Notice
        open={shown === 'notice'}
        glyph={InfoIcon}
        title={words.offline}
        actions={confirm}
        onClose={onClose}
      >
        {words.notice}
      </Notice>
      <Notice
        open={shown === 'pair'}
        glyph={WifiSlashIcon}
        tone="bad"
        title={words.noAnswer}
        arrange="pair"
        actions={
          <>
            <Button onClick={onClose}>{words.help}</Button>
            <Button tone="primary" onClick={onClose}>
              {words.retry}
            </Button>
          </>
        }
      >
        {words.notice}
      </Notice>
    </>
  );
}
