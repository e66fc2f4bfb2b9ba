import { openDatabase } from '@parlour/database/connection';
import type { Product } from '../../soak/product.ts';
import { ownerUrlOf } from './seat-crowd.ts';

/** Opens one connection as the owner and keeps it open. */
export async function openConnection(product: Product) {
  const { pool, close } = openDatabase({ url: ownerUrlOf(product), connections: 1 });
  const client = await pool.connect();
  return {
    client,
    close: async (): Promise<void> => {
      client.release();
      await close();
    },
  };
}
export type Connection = Awaited<ReturnType<typeof openConnection>>;
