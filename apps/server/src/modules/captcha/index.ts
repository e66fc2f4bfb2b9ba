// Captchas: pictures of digits for the eye and the ear, the vendor's slide, and what a login, a code by text message or a registration demands (CAP-02, CAP-03).
import type { ServerModule } from '#server/module';
import { openDrawer } from './drawer.ts';
import { geetestParameters, type GeetestDeps } from './geetest.ts';
import { giveImage, giveSound, type GiveDeps } from './give-captcha.ts';
import { removeOldCaptchas } from './store.ts';

export { captchaKind, demandCaptcha, refuseCaptcha, type CaptchaDeps } from './demand-captcha.ts';

export function captchaModule(house: Omit<GiveDeps, 'drawer'> & GeetestDeps): ServerModule {
  const deps = { ...house, drawer: openDrawer() };
  return {
    name: 'captcha',
    calls: {
      captchaImage: (_input, call) => giveImage(call, deps),
      captchaAudio: (_input, call) => giveSound(call, deps),
      geetestParameters: (input, call) => geetestParameters(call, input, deps),
    },
    expires: [{ keptMs: 0, remove: removeOldCaptchas }],
  };
}
