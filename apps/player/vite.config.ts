// Two builds of one source: for the browser (`vite build`), and for the server that renders the first paint (`vite build --ssr src/render.tsx`).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The kit's parts that the first screen shows; those of other pages come with the pages. */
const firstParts = [
  'class-names',
  'button',
  'form[/](text|password)-field',
  'form[/]message',
  'page[/](app-bar|badge|link|screen)',
  'marks',
  'icons[/](icon|first-screen)',
  'state[/](spinner|empty-state)',
  'overlay[/]toast-region',
];
/** What we wrote and every page stands on: one file instead of a crumb for each module that two pages share. */
const main = [
  'src[/]main[.]tsx',
  'packages[/]contract[/]src[/](endpoint|errors|flags|languages|theme|(login|session|site|tracking)[/][a-z-]+)[.]',
  'src[/](foundation|platform)[/](?!api[/]asked|quiet[/])',
  `packages[/]ui[/]src[/](${firstParts.join('|')})`,
  'src[/]features[/](site[/]message-page|language[/](language-button|use-language))',
  'src[/]app[/](customer-service-button|use-customer-service)',
];
/** What the pages behind the login share: the kit's other parts and the catalogue. */
const inside = [
  'packages[/]contract[/]src[/]',
  'packages[/]ui[/]src[/](banner|button|card|list|tabs|overlay|page|state|icons)[/]',
  'src[/]foundation[/]api[/]asked',
  'src[/]features[/]lobby[/](catalogue|games[/](game-card|games-address|launch-address|heart|skeleton-chips))',
];

const anyOf = (parts: readonly string[]) =>
  new RegExp(parts.join('|').replaceAll('[/]', String.raw`[\\/]`));

const chunks = [
  /** What changes rarely, in a file of its own that a new build of ours leaves in the caches. */
  { name: 'base', test: /node_modules[\\/]|rolldown[\\/]runtime|src[\\/]platform[\\/]renderer[.]/ },
  /** With all that it stands on, and nothing of React: it runs before the packages are here. */
  { name: 'early-start', test: anyOf(['src[/]early-start[.]']) },
  { name: 'main', test: anyOf(main) },
  { name: 'inside', test: anyOf(inside) },
];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: '/m/',
  plugins: [react()],
  // The server's bundle too holds React's production half, whatever the server's own NODE_ENV is.
  ...(mode === 'production' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : ['chrome111', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/main.tsx', output: { codeSplitting: { groups: chunks } } },
  },
  // The built bundle stands alone. In development Node loads the packages itself: some are CommonJS.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
}));
