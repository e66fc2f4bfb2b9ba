// The games for the browser. The studio puts a game's script and styles into its page by the manifest.
import { fileURLToPath } from 'node:url';
import { engineNames } from '@parlour/contract/launch/game-engines';
import { defineConfig } from 'vite';

// One file for the code that all games share, and one for that of the instant games. The sheets of rules, proofs, settings and a low balance are loaded when they are
// opened, and what stands beside a wide window's column only there, so they are in files of their own.
const groups = [
  {
    name: 'page',
    test: /src[\\/]page[\\/](?!wide[\\/]|sheets[\\/](?:rules|verify|odds|volatility|menu|short))|contract/,
  },
  { name: 'instant', test: /client[\\/]src[\\/]instant[\\/](?!rules)/ },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...engineNames.map((name) => `src/${name}/main.ts`), 'src/sheet/wide.css'],
      output: { codeSplitting: { groups } },
    },
  },
});
