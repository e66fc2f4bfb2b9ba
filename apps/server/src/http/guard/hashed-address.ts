// Re-exports the edge's hash of addresses for all parts of the server.
export { addressHash, type HashAddress } from '@parlour/edge/hashed-address';
