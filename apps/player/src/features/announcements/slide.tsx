// Slide of one announcement: picture, title and the operator's HTML (POP-04).
import type { Popup } from '@parlour/contract/lobby/lobby';
import { useAnnouncementHtml } from '#foundation/operator-html/use-announcement-html.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import htmlCss from '#foundation/operator-html/announcement-html.module.css';
import css from './announcement.module.css';

type Props = {
  item: Popup;
  /** The announcements before it, whose pictures differ from its own. */
  before: readonly Popup[];
  isCurrent: boolean;
  /** The label for screen readers, such as "2 of 4". */
  placeLabel: string | undefined;
  /** Closes the dialog because a link leads to a page of the site. */
  onLeave: () => void;
};

// The title is text below the picture, so the picture needs no description.
const silent = '';

const written = ({ id }: Popup): string => encodeURIComponent(id);

function pictureOf(item: Popup, before: readonly Popup[]): string {
  const address = `/m/notices/any/${written(item)}.svg`;
  return before.length === 0 ? address : `${address}?before=${before.map(written).join(',')}`;
}

export function Slide({ item, before, isCurrent, placeLabel, onLeave }: Props) {
  const t = useTranslate();
  const { place, hasFailed } = useAnnouncementHtml(item.content, onLeave);
  return (
    <section
      className={css.slide}
      data-current={isCurrent || undefined}
      inert={!isCurrent}
      aria-roledescription={placeLabel && 'slide'}
      aria-label={placeLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a long text
      tabIndex={0}
    >
      <img
        className={css.art}
        src={pictureOf(item, before)}
        alt={silent}
        width={350}
        height={176}
      />
      <div className={css.words}>
        <h3 className="text-title">{item.title}</h3>
        <div ref={place} className={`${htmlCss.html} ${css.html}`} data-outside="ask" />
        {hasFailed && <p className="text-muted text-small">{t('site.unavailable')}</p>}
      </div>
    </section>
  );
}
