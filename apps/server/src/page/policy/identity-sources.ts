// Sources that only the sign-in page's policy allows besides the site's own (H1b): the identity service's scripts by address, their calls and frames.
import { authDomainOf, type Merchant } from '#http/merchant';

export type IdentitySources = {
  scripts: string[];
  styles: string[];
  connect: string[];
  frames: string[];
};

const oneTap: IdentitySources = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  frames: ['https://accounts.google.com/gsi/'],
};
/** Sources of reCAPTCHA, which proves that a person requests a code. */
const recaptcha: IdentitySources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  styles: [],
  connect: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Sources of the service, or of its stand-in. */
function serviceSources(merchant: Merchant): IdentitySources {
  const standIn = merchant.setting('firebase.emulatorUrl');
  if (standIn !== null) {
    const { origin } = new URL(standIn);
    return { scripts: [], styles: [], connect: [origin], frames: [origin] };
  }
  return {
    scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
    styles: [],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [`https://${authDomainOf(merchant) ?? ''}`],
  };
}

export function identitySources(merchant: Merchant): IdentitySources {
  const scriptBefore = merchant.setting('firebase.scriptBefore');
  const parts = [
    serviceSources(merchant),
    ...(merchant.setting('firebase.googleWebClientId') === null ? [] : [oneTap]),
    ...(merchant.setting('firebase.channels').includes('phone') ? [recaptcha] : []),
  ];
  return {
    scripts: [
      ...(scriptBefore === null ? [] : [scriptBefore]),
      ...parts.flatMap(({ scripts }) => scripts),
    ],
    styles: parts.flatMap(({ styles }) => styles),
    connect: parts.flatMap(({ connect }) => connect),
    frames: parts.flatMap(({ frames }) => frames),
  };
}
