// The server's own way to what all its parts may ask of the edge.
export { addressHash, type HashAddress } from '@parlour/edge/hashed-address';
