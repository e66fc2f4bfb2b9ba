// The names of tracked events at each network. The pixel in the browser and the server use the same name: with the event's id a network recognises by it that both tell of one event.
import type { AdNetwork } from './ad-networks.ts';
import type { TrackedEventName } from './events.ts';

/** Standard names where a network has one, else names of our own in its style. `first_open` and `form_submit` are reserved by GA4. */
export const networkNames: Readonly<Record<AdNetwork, Readonly<Record<TrackedEventName, string>>>> =
  {
    meta: {
      firstOpen: 'FirstOpen',
      viewContent: 'ViewContent',
      registerSubmit: 'Lead',
      startTrial: 'StartTrial',
      downloadApp: 'DownloadApp',
      a2hsInstalled: 'AddToHomeScreen',
      register: 'CompleteRegistration',
      login: 'Login',
      gameLaunch: 'GameLaunch',
    },
    tiktok: {
      firstOpen: 'FirstOpen',
      viewContent: 'ViewContent',
      registerSubmit: 'SubmitForm',
      startTrial: 'StartTrial',
      downloadApp: 'Download',
      a2hsInstalled: 'AddToHomeScreen',
      register: 'CompleteRegistration',
      login: 'Login',
      gameLaunch: 'GameLaunch',
    },
    ga4: {
      firstOpen: 'first_site_open',
      viewContent: 'select_content',
      registerSubmit: 'generate_lead',
      startTrial: 'start_trial',
      downloadApp: 'download_app',
      a2hsInstalled: 'add_to_home_screen',
      register: 'sign_up',
      login: 'login',
      gameLaunch: 'game_launch',
    },
  };
