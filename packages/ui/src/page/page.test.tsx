// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';
import { Lane } from '../card/lane.tsx';
import { GiftIcon, HouseFillIcon, HouseIcon } from '../icons/navigation.tsx';
import { ListRow } from '../list/list-row.tsx';
import { ProgressBar } from '../list/progress-bar.tsx';
import { ProgressSteps } from '../list/progress-steps.tsx';
import { LinkContext, type LinkProps } from './link.tsx';
import { TabBar } from './tab-bar.tsx';

test('HOUSE the tab bar says where one is, and reads counts in words', () => {
  render(
    <TabBar
      label="Main"
      current="home"
      items={[
        {
          id: 'home',
          href: '/m/home',
          label: 'Home',
          icon: HouseIcon,
          selectedIcon: HouseFillIcon,
        },
        {
          id: 'chat',
          onPress: () => undefined,
          label: 'Chat',
          fullLabel: 'Chat, 120 unread',
          icon: GiftIcon,
          badge: 120,
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  const chat = screen.getByRole('button', { name: 'Chat, 120 unread' });
  const shown = [...chat.querySelectorAll('span[aria-hidden]')].map((part) => part.textContent);
  expect(shown).toEqual(['Chat', '99+']);
});

test('HOUSE links go through the app’s own link', () => {
  const renderLink = ({ children, ...anchor }: LinkProps) => (
    <a {...anchor} data-router="">
      {children}
    </a>
  );
  render(
    <LinkContext value={renderLink}>
      <IconButton label="Search" href="/m/search">
        <HouseIcon />
      </IconButton>
      <ListRow title="Language" href="/m/language" />
    </LinkContext>,
  );
  for (const link of screen.getAllByRole('link'))
    expect(link.hasAttribute('data-router')).toBe(true);
});

test('HOUSE icons are silent: a button is named by its label alone', () => {
  render(
    <IconButton label="Announcements, 3 new" badge={3} onPress={() => undefined}>
      <HouseIcon />
    </IconButton>,
  );
  expect(
    screen.getByRole('button').querySelectorAll(':scope > :not([aria-hidden=true])'),
  ).toHaveLength(0);
});

test('LOBBY-04 a lane is a named list of its cards', () => {
  render(
    <Lane title="Slots" more={{ text: 'See all', label: 'See all slots', href: '/m/game' }}>
      <a href="#1">One</a>
      {null}
      <a href="#2">Two</a>
    </Lane>,
  );
  expect(screen.getByRole('region', { name: 'Slots' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See all slots' })).toBeDefined();
});

test('MEMBER-03 progress is segments up to twelve steps, a bar above, and 0 of 0 is nothing', () => {
  render(<ProgressSteps label="Steps" done={7} total={10} />);
  expect(document.querySelectorAll('.step-bar .on')).toHaveLength(7);
  cleanup();
  render(<ProgressSteps label="Steps" done={7} total={20} />);
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 7);
  cleanup();
  render(<ProgressBar label="Steps" value={0} max={0} />);
  expect(screen.getByRole('progressbar')).toHaveProperty('position', 0);
});
