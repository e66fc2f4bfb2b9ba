/** Masks a member's name for others: the first letter and the last two, whatever the length, so that only the owner recognises it. */
export const maskName = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const tail = letters.length > 4 ? letters.slice(-2).join('') : '';
  return `${letters[0] ?? ''}•••••${tail}`;
};
