// The headset in the bar, a plain link. Its code is loaded late.
import { lateComponent, renderedOnce } from '#foundation/late-markup.tsx';

const loadLink = async () => (await import('./help-link.tsx')).HelpLink;

// True in the browser's build; the server and tests need the component at once. An imported constant would leave `await` in the build, and
// with it a second file for every entry.
const isLate = import.meta.env.PROD && !import.meta.env.SSR;
const HelpLink = isLate ? lateComponent(loadLink) : await loadLink();

export const LateHelp = renderedOnce(HelpLink);
