import { HelpWay } from '@parlour/ui/state/help-way';
import { useHelp } from '#foundation/site/use-help.ts';

/** The way to customer service on a page that broke. Its code is loaded then. */
export const FaultHelp = () => <HelpWay help={useHelp()} />;
