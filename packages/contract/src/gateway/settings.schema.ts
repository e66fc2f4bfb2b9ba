import { baseUrl, origins } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'gateway.url': setting(
    baseUrl,
    null,
    'An existing gateway of the family that answers the site’s calls; docs/gateway.md',
  ),
  'gateway.launchOrigins': setting(
    origins,
    [],
    'Where the games of that gateway are: a trial is played in a frame',
  ),
};
