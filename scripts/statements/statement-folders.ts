// Finds the folders of the server with statements, and the files with statements in another manner (decision 119).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../sources/repository-files.ts';
import { testCode } from '../sources/test-files.ts';
import { readStatements, type SourceStatement } from './read-statements.ts';

const isTest = new RegExp(testCode);

const productFiles = (server: string): string[] =>
  repositoryFiles(server).filter((file) => file.endsWith('.ts') && !isTest.test(file));

/** Lists the statements of each folder, in the order of its files. */
export function statementsByFolder(server: string): Map<string, SourceStatement[]> {
  const files = productFiles(server).toSorted();
  const all = files.flatMap((file) => readStatements(server, file));
  return Map.groupBy(all, ({ file }) => file.slice(0, file.lastIndexOf('/')));
}

const anotherManner = /from 'pg'|\$client\b|run-statement/;

/** Lists the modules' files that send statements without declaring them. */
export const filesInAnotherManner = (server: string): string[] =>
  productFiles(server).filter(
    (file) =>
      file.startsWith('modules/') && anotherManner.test(readFileSync(join(server, file), 'utf8')),
  );
