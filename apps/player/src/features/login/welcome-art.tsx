// The large mark behind the head. Its code is loaded late, because it is not interactive.
import { lateComponent, renderedOnce } from '#foundation/late-markup.tsx';

const loadArt = async () => (await import('@parlour/ui/marks/head-art')).HeadArt;

// True in the browser's build; the server and tests need the component at once. An imported constant would leave `await` in the build, and
// with it a second file for every entry.
const isLate = import.meta.env.PROD && !import.meta.env.SSR;
const Art = isLate ? lateComponent(loadArt) : await loadArt();

export const WelcomeArt = renderedOnce(Art);
