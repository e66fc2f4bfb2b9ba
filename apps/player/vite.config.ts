// Two builds of one source: for the browser (`vite build`), and for the server that renders the first paint (`vite build --ssr src/render.tsx`).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, listModules, loadPlainly, nameFile } from './chunks.ts';

/** What is here before anything can ask for a page: naming it for each page costs the first file room. */
const first = /\/(?:base|rolldown-runtime|early-start|main)-[^/]+\.js$/;
function leaveOutFirst(file: string, files: string[]): string[] {
  const others = files.filter((each) => !first.test(each));
  return others.every((each) => each === file) ? [] : others;
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: '/m/',
  plugins: [react(), ...(isSsrBuild ? [] : [listModules(), loadPlainly()])],
  // The server's bundle too holds React's production half, whatever the server's own NODE_ENV is.
  ...(mode === 'production' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : ['chrome111', 'safari16.4'],
    modulePreload: { polyfill: false, resolveDependencies: leaveOutFirst },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The second is a sheet alone: pages ask for it by a link of its own.
          input: ['src/main.tsx', 'src/app/wide/wide.css'],
          // The contract's endpoints are plain data: a page brings those that it calls.
          treeshake: { manualPureFunctions: ['endpoint'] },
          // Every page's file is named in the first one, and nothing of a hash can be compressed: seven letters tell builds apart, and fewer the bundler does not take.
          output: {
            codeSplitting: chunks(),
            chunkFileNames: nameFile,
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
  },
  // The built bundle stands alone. In development Node loads the packages itself: some are CommonJS.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
}));
