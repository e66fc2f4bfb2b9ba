/** What stands where a page will be: no page of its own, so nothing flashes. */
export const Waiting = () => <div data-waiting="" aria-busy="true" />;
