// Requests claimed free plays from the suppliers of games until they answer (PROMO-08).
import type { ServerModule } from '#server/module';
import { obeyClaim, type GrantDeps } from './obey-claim.ts';
import type { Merchants } from '#modules/site';

type Deps = Omit<GrantDeps, 'findMerchant'> & { merchants: Merchants };

export const supplierGrantsModule = ({ merchants, ...rest }: Deps): ServerModule => ({
  name: 'supplier-grants',
  handles: obeyClaim({ ...rest, findMerchant: merchants.findByCode }),
});
