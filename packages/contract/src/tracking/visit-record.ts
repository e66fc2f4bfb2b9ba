// Keys under which a browser stores how its visitor arrived (TRACK-02).

/** The first visit that came from an advertisement: `{ at, parameters }`, with the time in epoch milliseconds. */
export const firstVisitKey = 'visit.first';
/** The newest click on an advertisement: `{ at, fbclid, ttclid }`. */
export const clickKey = 'visit.click';
