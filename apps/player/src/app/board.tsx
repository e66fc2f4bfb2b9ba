// The board of the kit's parts, in this merchant's look: development only.
import type { ComponentProps } from 'react';
import { Board } from '@parlour/ui/board/board';
import { flagPath } from '@parlour/contract/flag-path';
import { languages } from '@parlour/contract/languages';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

const pictures: ComponentProps<typeof Board>['pictures'] = {
  cover: (id, category) => `/m/covers/${category}/${id}.svg`,
  banner: (id, art) => `/m/banners/${art}/${id}.svg`,
  avatar: (number) => `/m/avatars/any/${number}.svg`,
  flag: flagPath,
};

export function BoardPage() {
  const { site, language } = useFoundation();
  const { direction } = languages[useStore(language).language];
  return (
    <Board
      name={site.name}
      logo={site.logo}
      language={direction === 'rtl' ? 'ur' : 'en'}
      pictures={pictures}
    />
  );
}
