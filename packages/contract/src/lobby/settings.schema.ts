import { onOff, origins, vendorCodes } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  guestLobby: setting(onOff, false, 'Home and games are open to guests (ROUTE-12)'),
  'lobby.hiddenVendors': setting(
    vendorCodes,
    [],
    'Vendors whose games are not in the lobby; a link still opens them',
  ),
  'images.hosts': setting(
    origins,
    [],
    'Where pictures of games and banners that name no host come from (LOBBY-08)',
  ),
};
