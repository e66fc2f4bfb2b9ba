/** How long a connection may take, how much it may send and how often it may ask, in every process of ours. Times in milliseconds. */
export const connectionLimits = {
  /** From the connection's beginning, or a later request's first byte, to the end of the headers. */
  headers: 10_000,
  /** The same, to the end of the body. */
  request: 15_000,
  /** How often Node looks for connections that are over a limit: what it adds to both. */
  look: 1_000,
  /** In which nothing at all goes over the line; an event stream may be silent for longer. */
  silence: 30_000,
  /** In which the next request may begin; those of proxies have a time of their own. */
  keptAlive: 65_000,
  /** Requests of one connection; a proxy opens the next one. */
  requests: 1_000,
  /** Bytes of the headers. */
  headerBytes: 32 * 1_024,
};
