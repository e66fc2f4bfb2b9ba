// The rules and the import table stand in scripts/lint; tests hold them against trees that break them.
import { defineConfig } from 'oxlint';
import { lintConfig } from './scripts/lint/config.ts';

export default defineConfig(lintConfig(import.meta.dirname));
