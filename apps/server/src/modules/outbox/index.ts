// Delivery of facts between modules: a rule writes what happened in its own transaction, and the modules that handle such facts receive them afterwards.
export { deliverDueFacts } from './deliver.ts';
export { keepFactsDelivered } from './keep-delivered.ts';
export { writeFact } from './write-fact.ts';
