// A page with every part of the ui package in every state, for visual checks: development only, mounted at /m/ui.
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { LanguagePill } from '../button/language-pill.tsx';
import * as navigation from '../icons/navigation.tsx';
import { HeadArt } from '../marks/head-art.tsx';
import { Mark } from '../marks/mark.tsx';
import { AppBar } from '../page/app-bar.tsx';
import { SiteColumn } from '../page/site-column.tsx';
import { TabBar, type TabBarItem } from '../page/tab-bar.tsx';
import { FormPart } from './form-part.tsx';
import { LobbyPart } from './lobby-part.tsx';
import { MemberPart } from './member-part.tsx';
import { OverlayPart } from './overlay-part.tsx';
import type { Pictures } from './pictures.ts';
import { StatePart } from './state-part.tsx';
import { words, type Words } from './words.ts';

type Props = {
  name: string;
  logo: 'eclipse' | 'flower' | 'disc';
  language: keyof typeof words;
  pictures: Pictures;
};

const places = (text: Words): TabBarItem[] => [
  {
    id: 'home',
    href: '#home',
    label: text.home,
    icon: navigation.HouseIcon,
    selectedIcon: navigation.HouseFillIcon,
  },
  { id: 'games', href: '#games', label: text.games, icon: navigation.SquaresFourIcon },
  { id: 'rewards', href: '#rewards', label: text.rewards, icon: navigation.GiftIcon },
  {
    id: 'chat',
    onPress: () => undefined,
    label: text.chat,
    fullLabel: `${text.chat}, 3`,
    badge: 3,
    icon: navigation.ChatCircleDotsIcon,
  },
  { id: 'me', href: '#me', label: text.me, icon: navigation.UserIcon },
];

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <p className="section-label pad">{name}</p>
      {children}
    </section>
  );
}

export function Board({ name, logo, language, pictures }: Props) {
  const text = words[language];
  const nothing = () => undefined;
  return (
    <SiteColumn hasTabBar>
      <HeadArt logo={logo} />
      <AppBar brand={{ mark: <Mark name={logo} />, name, href: '#top' }}>
        <LanguagePill code={language.toUpperCase()} label={text.languageName} onPress={nothing} />
        <IconButton label={text.help} ground="disc" onPress={nothing}>
          <navigation.HeadsetIcon size={20} />
        </IconButton>
        <IconButton label={text.notice} badge="dot" onPress={nothing}>
          <navigation.BellIcon size={24} />
        </IconButton>
      </AppBar>
      <main className="scroll">
        <Part name="form">
          <FormPart words={text} />
        </Part>
        <Part name="lobby">
          <LobbyPart words={text} pictures={pictures} />
        </Part>
        <Part name="member">
          <MemberPart words={text} pictures={pictures} />
        </Part>
        <Part name="states">
          <StatePart words={text} logo={logo} />
        </Part>
        <Part name="overlays">
          <OverlayPart words={text} />
        </Part>
        <AppBar
          title={text.security}
          back={
            <IconButton label={text.home} href="#back">
              <navigation.CaretLeftIcon size={24} flip />
            </IconButton>
          }
        />
      </main>
      <TabBar label={text.home} items={places(text)} current="home" />
    </SiteColumn>
  );
}
