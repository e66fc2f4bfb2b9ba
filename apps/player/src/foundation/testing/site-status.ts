import type { SiteStatus } from '@parlour/contract/site/site-status';

/** Status of a merchant for tests: everything off, three languages. `beside` has the fields outside `info`. */
export function siteStatus(
  info: Partial<SiteStatus['info']> = {},
  beside: Partial<Omit<SiteStatus, 'info'>> = {},
): SiteStatus {
  return {
    info: {
      merchantCode: 'lumen',
      name: 'Lumen',
      languages: ['EN', 'TH', 'UR'],
      defaultLanguage: 'EN',
      currency: 'PHP',
      logo: 'disc',
      guestLobby: false,
      customerService: [],
      domainRoute: [],
      lineKey: null,
      mobileTemplate: '',
      paths: {},
      register: { captcha: { enabled: false } },
      resources: [],
      whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
      whitelabelVal: {},
      mainDomain: '',
      imageCDNs: [],
      sms: { enabled: false, firebase: false, apiKey: '' },
      ...info,
    },
    gw: { GEETEST_ID: '', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
    analytics: {},
    test: false,
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
    envelope: 'plain',
    ...beside,
  };
}
