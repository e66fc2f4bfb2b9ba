import { baseUrl, origins } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'gateway.url': setting(
    baseUrl,
    null,
    'The base address of an existing gateway that answers the site’s calls (docs/gateway.md). With none, this server answers all of them',
  ),
  'gateway.launchOrigins': setting(
    origins,
    [],
    'The origins of the gateway’s games, which the site may show in a frame',
  ),
};
