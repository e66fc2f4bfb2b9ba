// Words that tell a reader too little: as the whole name of a type, or at the beginning of a doc comment.

/** Past participles that do not end in -ed. A type of such a name has no noun: told what, shown what? */
const irregularParticiples =
  'Begun Born Bought Bound Broken Brought Built Caught Chosen Cut Dealt Done Drawn Due Felt Found Given Gone Heard ' +
  'Held Hidden Kept Known Laid Led Left Lent Lost Made Meant Met Owed Paid Put Read Said Seen Sent Shown Sold Sought ' +
  'Spent Stood Struck Taken Thrown Told Torn Won Worn Written';

/** Nouns that end like a participle. */
const nouns =
  'Bed Building Deed Drawing Feed Heading Listing Meaning Need Rating Ring Seed Setting Shed Speed String';

/** Nouns that fit everything. */
const vagueNouns = 'Look Looks Part Parts Place Places Thing Things Way Ways';

const pronouns =
  'Anybody He Her His It Its Nobody Nothing She Somebody Something That Their These They This Those What Whatever ' +
  'Which Whichever Who Whoever Whom Whose';

const prepositions =
  'Above Against Among At Before Below Beside Besides Between By During For From In Into Like Of On Out Over Since ' +
  'Than Through To Under Until Upon With Within Without';

const conjunctions = 'After As Once So When Whenever Where Wherever While';

const words = (...lists: string[]): Set<string> =>
  new Set(lists.flatMap((list) => list.split(' ')));

const participles = words(irregularParticiples);
const wholeNouns = words(nouns);
const vague = words(vagueNouns);
const openings = words(pronouns, prepositions, conjunctions);

/** True if the name is one participle or a noun that fits everything. `BoardState` and `SentMessage` are not. */
export const isVagueName = (name: string): boolean =>
  !wholeNouns.has(name) &&
  (vague.has(name) || participles.has(name) || /^[A-Z][a-z]+(?:ed|ing)$/.test(name));

/** True if a text begins with a word whose noun the reader would have to find elsewhere. */
export const beginsVaguely = (text: string): boolean =>
  openings.has(/^[\s*]*([A-Za-z’']+)/.exec(text)?.[1] ?? '');
