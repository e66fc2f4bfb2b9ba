import '../pages.css';

/** Non-breaking space, which keeps an empty line open. */
const nothing = '\u00A0';

/** Empty space of the size of a CoverCard, for one that is out of view. */
export const CoverSpace = () => (
  <div className="cover-card" aria-hidden="true">
    <div className="cover" />
    <h3>{nothing}</h3>
    <p>{nothing}</p>
  </div>
);
