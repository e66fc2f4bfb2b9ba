/** Limits of a connection in all our processes: durations, bytes and requests. Times are in milliseconds. */
export const connectionLimits = {
  /** The time from the start of the connection, or a later request's first byte, to the end of the headers. */
  headers: 10_000,
  /** The time from the same moment to the end of the body. */
  request: 15_000,
  /** The interval at which Node checks for connections over a limit; it adds to both times. */
  look: 1_000,
  /** The time without any data in either direction; an event stream may be silent for longer. */
  silence: 30_000,
  /** The time in which the next request may begin; connections of proxies have a different one. */
  keptAlive: 65_000,
  /** The most requests of one connection; after that a proxy opens another. */
  requests: 1_000,
  /** The most bytes of headers. */
  headerBytes: 32 * 1_024,
};
