// The first import of each command: what an older Node says of the others is a riddle. Plain JavaScript that any Node reads.
const least = 20;

if (Number(process.versions.node.split('.')[0]) < least) {
  console.error(
    `Parlour starts with Node ${least} or newer, and this is Node ${process.versions.node}: install Node 24 (https://nodejs.org).`,
  );
  process.exit(1);
}
