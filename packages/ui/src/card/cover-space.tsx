import '../pages.css';

/** Keeps a line open. */
const nothing = '\u00A0';

/** As large as a CoverCard, and still: stands for one that is out of view. */
export const CoverSpace = () => (
  <div className="cover-card" aria-hidden="true">
    <div className="cover" />
    <h3>{nothing}</h3>
    <p>{nothing}</p>
  </div>
);
