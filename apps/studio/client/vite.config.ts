// The two games for the browser. The studio puts a game's script and styles into its page by the manifest.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

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
      input: ['src/lottery/main.ts', 'src/lanterns/main.ts', 'src/sheet/wide.css'],
      // What both games stand on, in one file.
      output: { codeSplitting: { groups: [{ name: 'page', test: /src[\\/]page[\\/]|contract/ }] } },
    },
  },
});
