// A request's logger that is created at its first use: most requests log only their one line, and creating a logger costs as much as that.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Factory = Parameters<FastifyInstance['setChildLoggerFactory']>[0];
type FactoryArguments = Parameters<Factory>;
type Method = Exclude<keyof FastifyBaseLogger, 'level'>;

class LateLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: FactoryArguments[1];
  readonly #options: FactoryArguments[2];
  #made: FastifyBaseLogger | undefined;

  constructor(
    parent: FactoryArguments[0],
    bindings: FactoryArguments[1],
    options: FactoryArguments[2],
  ) {
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
// Each method passes its arguments on unchanged.
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
