import { useId } from 'react';
import type { AnnouncementCheckbox } from '@parlour/contract/announcements/announcement';
import type { Popup } from '@parlour/contract/lobby/lobby';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { CaretLeftIcon, CaretRightIcon, XIcon } from '@parlour/ui/icons/navigation';
import { Modal } from '@parlour/ui/overlay/modal';
import { Link } from '@parlour/ui/page/link';
import { currentOrigin } from '#platform/address.ts';
import { wayOf } from '#foundation/operator-html/way-of-link.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './announcement.module.css';
import { Slide } from './slide.tsx';
import { useSlides } from './use-slides.ts';

type Props = {
  items: readonly Popup[];
  isOpen: boolean;
  onClose: () => void;
  checkbox: AnnouncementCheckbox;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

export function AnnouncementPanel({ items, isOpen, onClose, checkbox, isTicked, onTick }: Props) {
  const t = useTranslate();
  const id = useId();
  const { whole, at, move, toLast, isRunning, swipe } = useSlides(items.length);
  const current = items[at];
  // POP-05
  const mustSeeLast = items.some((item) => item.isForcedRead) && at < items.length - 1;
  const close = () => (mustSeeLast ? toLast() : onClose());
  return (
    <Modal open={isOpen} onClose={close} panel="dialog" titleId={id}>
      <div className={css.head}>
        <h2 className={css.tag} id={id}>
          {t('announcements.title')}
        </h2>
        <button
          type="button"
          className={css.close}
          aria-label={t('announcements.close')}
          onClick={close}
        >
          <XIcon size={20} />
        </button>
      </div>
      <div ref={whole} className={css.whole}>
        <section
          className={css.slides}
          aria-roledescription="carousel"
          aria-label={t('announcements.slides')}
          aria-live={isRunning ? 'off' : 'polite'}
          {...swipe}
        >
          {items.map((item, place) => (
            <Slide
              key={item.id}
              item={item}
              before={items.slice(0, place)}
              isCurrent={place === at}
              placeLabel={
                items.length > 1
                  ? t('announcements.place', { place: place + 1, of: items.length })
                  : undefined
              }
              onLeave={onClose}
            />
          ))}
        </section>
        <div className={css.foot}>
          {items.length > 1 && (
            <Pager at={at} of={items.length} isRunning={isRunning} move={move} />
          )}
          <div className="button-row" data-outside="ask">
            <Button onClick={close}>{t('announcements.know')}</Button>
            <ActivityLink address={current?.activityUrl ?? null} onFollow={onClose} />
          </div>
          {checkbox !== 'none' && (
            <div className={css.check}>
              <Checkbox checked={isTicked} onChange={({ target }) => onTick(target.checked)}>
                {checkbox === 'today' ? t('announcements.not_today') : t('announcements.never')}
              </Checkbox>
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}

type PagerProps = { at: number; of: number; isRunning: boolean; move: (by: number) => void };

function Pager({ at, of, isRunning, move }: PagerProps) {
  const t = useTranslate();
  return (
    <div className={css.pager}>
      <IconButton label={t('announcements.previous')} onPress={() => move(-1)}>
        <CaretLeftIcon size={20} flip />
      </IconButton>
      <div className={isRunning ? 'pager pager--run' : 'pager'} aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (
          <i key={place} className={place === at ? 'on' : undefined} />
        ))}
      </div>
      <IconButton label={t('announcements.next')} onPress={() => move(1)}>
        <CaretRightIcon size={20} flip />
      </IconButton>
    </div>
  );
}

function ActivityLink({ address, onFollow }: { address: string | null; onFollow: () => void }) {
  const t = useTranslate();
  if (address === null || wayOf(address, currentOrigin()) === 'nowhere') return null;
  return (
    <Link className="btn btn--primary" href={address} onClick={onFollow}>
      <span>{t('announcements.go')}</span>
    </Link>
  );
}
