import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

/** The bar of a talk, which leads back to all talks. */
export function TalkBar({ title }: { title: string }) {
  const t = useTranslate();
  const back = (
    <IconButton label={t('chat.back')} href={href('chat')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  return <AppBar title={title} back={back} />;
}
