import { StartFailure } from '../start-failure.ts';

/** Turns the output of a Postgres that did not start into one sentence for the operator. */
export function explainRefusal(said: string, folder: string): StartFailure {
  const known: [RegExp, string][] = [
    [/No space left on device/, `The disk is full: Postgres cannot write in ${folder}.`],
    [/Read-only file system/, `The disk is read-only: Postgres cannot write in ${folder}.`],
    [/Permission denied|wrong ownership/, `Postgres has no permission to use ${folder}.`],
    [
      /not enough shared memory|could not resize shared/,
      'Postgres finds too little shared memory.',
    ],
    [/incompatible with server/, `${folder} was made by another version of Postgres.`],
    [/ENOENT/, 'The Postgres that came with Parlour does not run on this system.'],
  ];
  const sentence = known.find(([pattern]) => pattern.test(said))?.[1];
  const last = /(?:FATAL|PANIC|error): +(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
  return new StartFailure(sentence ?? `Postgres did not start: ${last}.`);
}

/** Whether waiting may help: processes of a Postgres that was just killed still hold its files. */
export const mayPassSoon = (said: string): boolean =>
  /lock file "[^"]+" already exists|pre-existing shared memory block/.test(said);
