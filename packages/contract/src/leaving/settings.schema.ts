import { onOff, origins } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';
import { targetSecrets } from './target-secrets.schema.ts';

export const settings = {
  'redirect.targets': setting(
    origins,
    [],
    'The origins to which a redirectUrl may lead. Each gets a one-time token of the member, made for it alone',
  ),
  'redirect.secrets': secret(
    targetSecrets,
    [],
    'The secrets with which the servers of these targets swap their tokens. During a change a target may have two',
  ),
  'redirect.notice': setting(
    onOff,
    false,
    'Ask before a link of an announcement or a banner leads to a site that redirect.targets does not list',
  ),
};
