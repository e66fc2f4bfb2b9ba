/** For a field that the server refused: what is wrong stands elsewhere, for all fields of the way at once. */
export const blame = (problemId: string | undefined) =>
  problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };
