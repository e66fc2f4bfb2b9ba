// A board of all ui parts with a merchant's theme, at /m/ui: a page of the development server, outside the site's router.
import '@parlour/ui/ui.css';
import { createRoot } from 'react-dom/client';
import { Board } from '@parlour/ui/board/board';
import { flagPath } from '@parlour/contract/flag-path';
import { directionOf } from '@parlour/contract/languages';
import '#app/base.css';
import { readBoot } from '#foundation/boot.ts';
import { readSite } from '#foundation/site/site.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('the page lacks #root');
const { status, language } = readBoot(document);
const { name, logo } = readSite(status);

createRoot(root).render(
  <Board
    name={name}
    logo={logo}
    language={directionOf(language) === 'rtl' ? 'ur' : 'en'}
    pictures={{
      cover: (id, category) => `/m/covers/${category}/${id}.svg`,
      banner: (id, art) => `/m/banners/${art}/${id}.svg`,
      avatar: (number) => `/m/avatars/any/${number}.svg`,
      flag: flagPath,
    }}
  />,
);
