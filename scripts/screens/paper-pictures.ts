// Which pictures of `docs/screens` the papers show: only those lie in the repository.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { repositoryFiles } from '../sources/repository-files.ts';

export const paperFolder = 'docs/screens';

/** The pictures that a paper shows, as paths from the root. */
export const picturesShownIn = (paper: string, text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+\.png)\)/g)].map(([, link = '']) =>
    posix.join(dirname(paper), link),
  );

/** Of all papers, those of `docs/screens`, each once and sorted. */
export function picturesOfPapers(root: string): string[] {
  const papers = repositoryFiles(root).filter((file) => file.endsWith('.md'));
  const shown = papers.flatMap((paper) =>
    picturesShownIn(paper, readFileSync(join(root, paper), 'utf8')),
  );
  return [...new Set(shown)].filter((file) => file.startsWith(`${paperFolder}/`)).toSorted();
}
