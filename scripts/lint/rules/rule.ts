// Types and helpers shared by our lint rules. The linter exports a rule's type only through its tester.
import { relative } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { testCode } from '../../sources/test-files.ts';

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
export type Context = Parameters<Rule['create']>[0];
export type Visitor = ReturnType<Rule['create']>;
export type NodeOf<Type extends keyof Visitor> = Parameters<NonNullable<Visitor[Type]>>[0];

/** Returns the rule's options, plain data passed as JSON. */
export const optionsOf = <T>(context: Context): T => context.options[0] as unknown as T;

/** Returns the linted file's path from the repository's root. */
export const pathOf = (context: Context, root: string): string =>
  relative(root, context.filename).replaceAll('\\', '/');

export const isTest = (file: string): boolean => new RegExp(testCode).test(file);
