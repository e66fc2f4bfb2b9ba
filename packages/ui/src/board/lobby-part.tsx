import { useState } from 'react';
import { BannerCarousel } from '../banner/banner-carousel.tsx';
import { Banner } from '../banner/banner.tsx';
import { CoverCard } from '../card/cover-card.tsx';
import { CoverGrid } from '../card/cover-grid.tsx';
import { Lane } from '../card/lane.tsx';
import { Tiles } from '../card/tiles.tsx';
import { SearchField } from '../form/search-field.tsx';
import { TrophyIcon, UsersThreeIcon } from '../icons/account.tsx';
import * as category from '../icons/categories.tsx';
import { GiftIcon } from '../icons/navigation.tsx';
import { ChipRow } from '../tabs/chip-row.tsx';
import { UnderlineTabs } from '../tabs/underline-tabs.tsx';
import type { Pictures } from './pictures.ts';
import type { Words } from './words.ts';

type Props = { words: Words; pictures: Pictures };

const newest = 'Moonrise Ridge';
const games = [
  ['Crown of Tides', 'Northwind', 'slots'],
  ['Velvet Wheel', 'Halcyon Live', 'live'],
  ['Koi Lagoon', 'Tidepool', 'fishing'],
  ['Starline', 'Paperfox', 'arcade'],
  ['Jade Tiles', 'Halcyon', 'cards'],
  ['Harbour Keno', 'Parlour Draws', 'lottery'],
] as const;

export function LobbyPart({ words, pictures }: Props) {
  const cards = games.map(([title, vendor, kind], index) => (
    <CoverCard
      key={title}
      href="#game"
      title={title}
      subtitle={vendor}
      art={pictures.cover(title, kind)}
      tag={index === 1 ? words.fresh : undefined}
    />
  ));
  const more = { text: words.seeAll, label: `${words.seeAll}: ${words.popular}`, href: '#all' };
  return (
    <>
      <Banners words={words} pictures={pictures} />
      <p className="section-label" />
      <div className="pad">
        <Tiles
          onCard
          tiles={[
            { href: '#rewards', label: words.rewards, icon: GiftIcon, badge: 3 },
            { href: '#vouchers', label: words.lottery, icon: category.TicketIcon },
            { href: '#leaders', label: words.popular, icon: TrophyIcon },
            { href: '#invite', label: words.me, icon: UsersThreeIcon },
          ]}
        />
      </div>
      <Filters words={words} />
      <Lane title={words.popular} more={more}>
        {cards}
      </Lane>
      <Lane title={words.games} instead={<CoverGrid label={words.games}>{cards}</CoverGrid>} />
    </>
  );
}

function Banners({ words, pictures }: Props) {
  return (
    <BannerCarousel label={words.kicker} placeLabel={(place, of) => `${place} / ${of}`}>
      <Banner
        href="#draw"
        art={pictures.banner('draw-1', 'draw')}
        kicker={words.kicker}
        figure="₱48,000,000"
        note={words.closes}
        action={words.pick}
        eager
      />
      <Banner
        href="#bloom"
        art={pictures.banner('bloom-2', 'bloom')}
        kicker={words.kicker}
        figure="€12.4 million"
        action={words.pick}
      />
      <Banner
        href="#peaks"
        art={pictures.banner('peaks-4', 'peaks')}
        tag={words.fresh}
        title={newest}
        note="Paperfox"
      />
    </BannerCarousel>
  );
}

function Filters({ words }: { words: Words }) {
  const [chip, setChip] = useState('lottery');
  const [vendor, setVendor] = useState('all');
  const [text, setText] = useState('');
  const chips = [
    {
      id: 'forYou',
      label: words.forYou,
      icon: category.SparkleIcon,
      selectedIcon: category.SparkleFillIcon,
    },
    {
      id: 'lottery',
      label: words.lottery,
      icon: category.TicketIcon,
      selectedIcon: category.TicketFillIcon,
      count: 48,
    },
    {
      id: 'slots',
      label: words.slots,
      icon: category.CherriesIcon,
      selectedIcon: category.CherriesFillIcon,
      count: 312,
    },
    {
      id: 'live',
      label: words.live,
      icon: category.BroadcastIcon,
      selectedIcon: category.BroadcastFillIcon,
    },
    {
      id: 'fishing',
      label: words.fishing,
      icon: category.FishIcon,
      selectedIcon: category.FishFillIcon,
    },
  ];
  const vendors = ['All', 'Northwind', 'Paperfox', 'Tidepool', 'Halcyon'].map((label) => ({
    id: label.toLowerCase(),
    label,
  }));
  return (
    <div className="stack stack--m">
      <span />
      <ChipRow label={words.games} chips={chips} selected={chip} onSelect={setChip} />
      <div className="pad">
        <SearchField label={words.search} clearLabel={words.clear} value={text} onValue={setText} />
      </div>
      <UnderlineTabs
        label={words.games}
        fit="scroll"
        tabs={vendors}
        selected={vendor}
        onSelect={setVendor}
      />
    </div>
  );
}
