/** The most characters of a notification that the merchant's team writes. */
export const mostNewsCharacters = { title: 60, body: 200 };

/** Whether a text, without spaces at its ends, fits into a notification. */
export const isNewsText = (text: string, most: number): boolean =>
  text !== '' && Array.from(text).length <= most;
