import '../pages.css';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icons/icon.tsx';
import { ArrowClockwiseIcon, CloudSlashIcon } from '../icons/status.tsx';
import { HelpWay, type HelpLink } from './help-way.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  icon?: Icon;
  /** Whether it replaces a lane's row or a page's content. */
  place?: 'lane' | 'page';
  /** Link to help below the retry button of a page. */
  help?: HelpLink | null | undefined;
  /** Level of a page's heading: `h1` if the state fills the page. */
  heading?: 'h1' | 'h2';
};

/** State after a failed load, with a retry button. */
export function FailedState({ icon: Picture = CloudSlashIcon, place = 'lane', ...props }: Props) {
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
  if (place === 'page') {
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
