/** Something wrong in a PO file; `id` is null where the file as a whole is meant. */
export type Problem = { file: string; id: string | null; text: string };

export const problemLine = ({ file, id, text }: Problem): string =>
  id === null ? `${file}: ${text}` : `${file}: ${id}: ${text}`;
