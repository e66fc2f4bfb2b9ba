// The road between modules: a rule writes what happened in its own transaction, and the modules that obey it are told. What they do then is theirs.
export { deliverDueFacts } from './deliver.ts';
export { keepFactsDelivered } from './keep-delivered.ts';
export { writeFact } from './write-fact.ts';
