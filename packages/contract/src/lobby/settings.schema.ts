import { onOff, origins, vendorCodes } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  guestLobby: setting(onOff, false, 'Open the home page and the games page to guests'),
  'lobby.hiddenVendors': setting(
    vendorCodes,
    [],
    'The vendors whose games the lobby does not list. Links still open them',
  ),
  'images.hosts': setting(
    origins,
    [],
    'The origins from which pictures of games and banners are loaded if their address has no host',
  ),
};
