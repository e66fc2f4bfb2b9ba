// How members are named to others.

/** First letter and last two, whatever the length, so that it tells the owner and nobody else. */
export const maskName = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const tail = letters.length > 4 ? letters.slice(-2).join('') : '';
  return `${letters[0] ?? ''}•••••${tail}`;
};
