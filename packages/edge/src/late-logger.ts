// A request's own logger, made when something is said by it: most requests say nothing besides their one line, and to make one costs as much as that.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Factory = Parameters<FastifyInstance['setChildLoggerFactory']>[0];
type Parts = Parameters<Factory>;
type Method = Exclude<keyof FastifyBaseLogger, 'level'>;

class LateLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Parts[1];
  readonly #options: Parts[2];
  #made: FastifyBaseLogger | undefined;

  constructor(parent: Parts[0], bindings: Parts[1], options: Parts[2]) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get made(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  get level(): string {
    return this.made.level;
  }
}

const methods = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'child'] as const;
// Each passes on what it is given, as it is.
for (const name of methods satisfies readonly Method[]) {
  Object.defineProperty(LateLogger.prototype, name, {
    value(this: LateLogger, ...words: unknown[]) {
      const { made } = this;
      return Reflect.apply(made[name], made, words) as unknown;
    },
  });
}

export const lateLogger: Factory = (parent, bindings, options) =>
  new LateLogger(parent, bindings, options) as unknown as FastifyBaseLogger;
