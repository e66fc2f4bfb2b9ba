export { addressHash, type HashAddress } from '@parlour/edge/hashed-address';
