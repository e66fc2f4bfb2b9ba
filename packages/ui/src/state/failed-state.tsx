import '../pages.css';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icons/icon.tsx';
import { ArrowClockwiseIcon, CloudSlashIcon } from '../icons/status.tsx';
import { HelpWay, type HelpLink } from './help-way.tsx';

type StateTexts = {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  icon?: Icon;
};

/** State in place of a lane's row. */
type LaneFailure = StateTexts & { place?: 'lane' };

/** State in place of a page's content. */
type PageFailure = StateTexts & {
  place: 'page';
  /** Link to help below the retry button, which every page has (ROUTE-15); null if there is none. */
  help: HelpLink | null;
  /** Level of the heading: `h1` if the state fills the page. */
  heading?: 'h1' | 'h2';
};

/** State after a failed load, with a retry button. */
export function FailedState({
  icon: Picture = CloudSlashIcon,
  ...props
}: LaneFailure | PageFailure) {
  const retry = (
    <Button
      size="small"
      busy={props.busy ?? false}
      onClick={props.onRetry}
      icon={<ArrowClockwiseIcon size={18} />}
    >
      {props.retryLabel}
    </Button>
  );
  if (props.place === 'page') {
    const Heading = props.heading ?? 'h2';
    return (
      <div className="empty" role="alert">
        <span className="ring ring--bad">
          <Picture size={28} />
        </span>
        <Heading className="text-heading">{props.title}</Heading>
        {props.text !== undefined && <p className="text-muted text-small">{props.text}</p>}
        {retry}
        <HelpWay help={props.help} />
      </div>
    );
  }
  return (
    <div className="fail" role="alert">
      <span className="disc disc--bad">
        <Picture size={24} />
      </span>
      <div className="grow">
        <p className="text-subheading">{props.title}</p>
        {props.text !== undefined && <p className="text-caption text-faint">{props.text}</p>}
      </div>
      {retry}
    </div>
  );
}
