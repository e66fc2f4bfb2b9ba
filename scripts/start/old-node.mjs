// The first import of each command: with an older Node the other imports fail with unclear errors. Plain JavaScript that any Node can read.
const least = 20;

if (Number(process.versions.node.split('.')[0]) < least) {
  console.error(
    `Parlour starts with Node ${least} or newer, and this is Node ${process.versions.node}: install Node 24 (https://nodejs.org).`,
  );
  process.exit(1);
}
