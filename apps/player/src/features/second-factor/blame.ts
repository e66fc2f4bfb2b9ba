/** Attributes of a field that the server refused. The problem is shown once for all fields of the factor. */
export const blame = (problemId: string | undefined) =>
  problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };
