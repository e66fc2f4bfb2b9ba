// Finds the pictures of `docs/screens` that documents show: only those are in the repository.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { repositoryFiles } from '../../sources/repository-files.ts';

export const paperFolder = 'docs/screens';

/** Lists the pictures that a document shows, as paths from the root. */
export const picturesShownIn = (paper: string, text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+\.png)\)/g)].map(([, link = '']) =>
    posix.join(dirname(paper), link),
  );

/** Lists the pictures of `docs/screens` that any document shows, each once and sorted. */
export function picturesOfPapers(root: string): string[] {
  const papers = repositoryFiles(root).filter((file) => file.endsWith('.md'));
  const shown = papers.flatMap((paper) =>
    picturesShownIn(paper, readFileSync(join(root, paper), 'utf8')),
  );
  return [...new Set(shown)].filter((file) => file.startsWith(`${paperFolder}/`)).toSorted();
}
