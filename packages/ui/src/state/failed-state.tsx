import '../pages.css';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icons/icon.tsx';
import { ArrowClockwiseIcon, CloudSlashIcon } from '../icons/status.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  icon?: Icon;
  /** In the place of a lane's row, or of a whole page's content. */
  place?: 'lane' | 'page';
  /** Of a page: `h1` where it is the whole of it. */
  heading?: 'h1' | 'h2';
};

/** It did not load; another try is one press away. */
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
