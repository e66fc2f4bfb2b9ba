/** An error in a PO file; `id` is null if it concerns the whole file. */
export type Problem = { file: string; id: string | null; text: string };

export const problemLine = ({ file, id, text }: Problem): string =>
  id === null ? `${file}: ${text}` : `${file}: ${id}: ${text}`;
