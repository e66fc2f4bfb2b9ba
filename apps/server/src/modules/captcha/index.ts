// Captchas: pictures of digits with sound, the vendor's slide captcha, and the check that a login, a text message or a registration requires (CAP-02, CAP-03).
import type { ServerModule } from '#server/module';
import { openDrawer } from './drawer.ts';
import { geetestParameters, type GeetestDeps } from './geetest.ts';
import { giveImage, giveSound, type PictureDeps } from './give-captcha.ts';
import { removeOldCaptchas } from './store.ts';

export { captchaKind, demandCaptcha, refuseCaptcha, type CaptchaDeps } from './demand-captcha.ts';

export function captchaModule(context: Omit<PictureDeps, 'drawer'> & GeetestDeps): ServerModule {
  const deps = { ...context, drawer: openDrawer() };
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
