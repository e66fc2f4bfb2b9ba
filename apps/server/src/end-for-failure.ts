/** Ends a process that cannot start. A refusal to start is printed as one sentence; anything else is a fault with its stack. */
export function endForFailure(error: unknown): never {
  const reason = error instanceof Error ? error : new Error(String(error));
  const isPlain = /ConfigError|StartFailure|StartRefused/.test(reason.constructor.name);
  const portTaken = 'code' in reason && reason.code === 'EADDRINUSE';
  // oxlint-disable-next-line no-console -- a terminal
  console.error(
    portTaken ? `${reason.message}: the port is in use.` : isPlain ? reason.message : reason,
  );
  process.exit(1);
}
