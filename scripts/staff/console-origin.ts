/** Returns the address of the back office: the given one, or that of `npm start` on this machine. */
export const consoleOrigin = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment['CONSOLE_ORIGIN'] ||
  `http://console.localhost:${Number(environment['PORT'] || '8080') + 2}`;
