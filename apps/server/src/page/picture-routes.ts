// Routes of pictures and colours drawn from the merchant's look and address, and of the files for installing the site.
import type { FastifyInstance } from 'fastify';
import { serveIcons } from './icons/serve-icons.ts';
import { serveInstall } from './install/serve-install.ts';
import { skyOf } from './look.ts';
import type { KeptPictures } from './pictures/kept-pictures.ts';
import { servePhoneCode } from './pictures/phone-code.ts';
import { servePictures } from './pictures/pictures.ts';
import { serveSky } from './pictures/sky.ts';
import { serveSplash } from './pictures/splash.ts';
import { serveWelcomeCards } from './pictures/welcome-card.ts';
import { serveSchemes } from './scheme/serve-schemes.ts';

type Deps = { publicScheme: string; pictures: KeptPictures };

export function serveDrawn(app: FastifyInstance, { publicScheme, pictures }: Deps): void {
  const icons = serveIcons(app, pictures);
  serveInstall(app, { publicScheme, icons });
  serveSplash(app, pictures);
  serveSky(app, skyOf);
  serveSchemes(app);
  serveWelcomeCards(app, { publicScheme, skyOf });
  servePhoneCode(app, publicScheme);
  servePictures(app);
}
