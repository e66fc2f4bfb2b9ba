// The dialog with the first picture, to be saved or shared by its link, and then with the second one, which explains its use (WELC-01).
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { DownloadSimpleIcon, LinkIcon } from '@parlour/ui/icons/account';
import { Dialog } from '@parlour/ui/overlay/dialog';
import { useTexts } from '#foundation/language/use-texts.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { currentOrigin } from '#platform/address.ts';
import { copyText } from '#platform/handing-on/clipboard.ts';
import { canSave, savePicture } from '#platform/pictures/save-picture.ts';
import { noteSaved, noteSeen } from './picture-notes.ts';
import { makeWelcome, type WelcomePicture } from './watch-welcome.ts';
import css from './welcome.module.css';

type Props = { isOpen: boolean; onClose: () => void };

export function WelcomePictures({ isOpen, onClose }: Props) {
  const foundation = useFoundation();
  const { tabStorage, deviceStorage, toasts, site } = foundation;
  const t = useTranslate();
  const hasTexts = useTexts('welcome');
  const welcome = useStore(foundation.keep(makeWelcome));
  const [step, setStep] = useState<'first' | 'second'>('first');
  if (!welcome) return null;
  const isSecond = step === 'second';
  const picture = isSecond ? (welcome.second ?? welcome.first) : welcome.first;
  const close = () => {
    noteSeen(tabStorage);
    onClose();
  };
  const save = async ({ url, name }: WelcomePicture) => {
    const fileName = isSecond ? `${site.name} 2` : site.name;
    if (!(await savePicture(url, fileName))) return;
    noteSeen(tabStorage);
    noteSaved(deviceStorage, name);
    if (isSecond || !welcome.second) onClose();
    else setStep('second');
  };
  const copy = async () => {
    const isCopied = await copyText(`${currentOrigin()}${href('appDownload')}`);
    toasts.show(isCopied ? 'done' : 'failed', (say) =>
      say(isCopied ? 'welcome.copied' : 'welcome.not_copied'),
    );
  };
  return (
    <Dialog
      open={isOpen && hasTexts}
      onClose={close}
      title={t(isSecond ? 'welcome.found' : 'welcome.card')}
      isTitleHidden={!isSecond}
      closeLabel={t('welcome.close')}
      art={
        <img
          className={css.picture}
          src={picture.url}
          alt={t('welcome.picture', { site: site.name })}
        />
      }
      actions={
        <>
          {canSave(picture.url) ? (
            <Button
              tone="primary"
              wide
              icon={<DownloadSimpleIcon />}
              onClick={() => void save(picture)}
            >
              {t(isSecond ? 'welcome.save_too' : 'welcome.save')}
            </Button>
          ) : (
            <p className={css.hint}>{t('welcome.hold')}</p>
          )}
          {!isSecond && (
            <Button tone="tonal" wide icon={<LinkIcon />} onClick={() => void copy()}>
              {t('welcome.copy')}
            </Button>
          )}
        </>
      }
    >
      {isSecond && <p>{t('welcome.found_text')}</p>}
    </Dialog>
  );
}
