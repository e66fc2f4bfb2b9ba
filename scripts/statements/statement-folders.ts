// Finds the folders of the server with statements, and the modules whose stores are not written in this manner yet (decision 119).
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

const olderManner = /from '(?:drizzle-orm|@parlour\/database\/statement')|\$client\.query/;

/** Lists the modules with statements by Drizzle, or with types of their own. */
export function modulesInOlderManner(server: string): string[] {
  const files = productFiles(server).filter((file) =>
    olderManner.test(readFileSync(join(server, file), 'utf8')),
  );
  const names = files.map((file) => /^modules\/([^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}
