// What the site is told of its merchant (BOOT-02). Fields of features that are not built yet are empty, as the family's clients expect them.
import { flagNames } from '@parlour/contract/flags';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Merchant } from '#http/merchant';

/** The part that is the same for all visitors whom the region rules keep out, or let in: so it may stand in a kept page. */
export function siteStatus(merchant: Merchant, isRestricted = false): SiteStatus {
  return {
    info: siteInfo(merchant),
    gw: { GEETEST_ID: '', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
    analytics: {},
    test: false,
    maintenance: merchant.setting('maintenance.on'),
    maintenanceEnd: merchant.setting('maintenance.until'),
    regionRestriction: isRestricted,
    envelope: merchant.setting('envelope.send'),
  };
}

function siteInfo(merchant: Merchant): SiteStatus['info'] {
  const isOn = Object.fromEntries(flagNames.map((name) => [name, merchant.flag(name)]));
  return {
    merchantCode: merchant.code,
    name: merchant.setting('name'),
    languages: [...merchant.setting('languages')],
    defaultLanguage: merchant.setting('defaultLanguage'),
    currency: merchant.setting('currency'),
    logo: merchant.setting('theme.logo'),
    guestLobby: merchant.setting('guestLobby'),
    customerService: merchant
      .setting('customerService')
      .map((path) => ({ title: URL.parse(path)?.hostname ?? path, path })),
    domainRoute: [],
    mobileTemplate: 'parlour',
    paths: {},
    register: { captcha: { enabled: merchant.setting('register.captcha.enabled') } },
    resources: [],
    whitelabel: {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: Object.entries(isOn).map(([modId, on]) => ({
        modId,
        enabled: on ? '1' : '0',
        childrenNodes: [],
      })),
    },
    whitelabelVal: isOn,
    mainDomain: merchant.hosts[0] ?? '',
    imageCDNs: [...merchant.setting('images.hosts')],
    sms: { firebase: false, apiKey: '' },
  };
}
