// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Popup } from '@parlour/contract/lobby/lobby';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { AnnouncementPanel } from './announcement-panel.tsx';

const popup = (id: string): Popup => ({
  id,
  groupName: 'm_home',
  title: `About ${id}`,
  content: `<p>${id}</p>`,
  promotionType: null,
  execution: 'A',
});
const nothing = () => undefined;

it('POP-01 each picture is asked for with the ids of those before it, so that no two are equal', async () => {
  await showInSite(
    <AnnouncementPanel
      items={['one', 'two,2', 'three'].map(popup)}
      isOpen
      onClose={nothing}
      checkbox="none"
      isTicked={false}
      onTick={nothing}
    />,
  );
  await screen.findByText('About one');
  const addresses = [...document.querySelectorAll('section img')].map((picture) =>
    picture.getAttribute('src'),
  );
  expect(addresses).toEqual([
    '/m/notices/any/one.svg',
    '/m/notices/any/two%2C2.svg?before=one',
    '/m/notices/any/three.svg?before=one,two%2C2',
  ]);
});
