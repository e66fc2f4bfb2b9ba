import '@parlour/ui/pages.css';
import { useState, type ReactNode } from 'react';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { DesktopIcon, DeviceMobileIcon, DeviceTabletIcon } from '@parlour/ui/icons/account';
import { deviceKind, deviceTitle, lastSeen, placeName } from './device-words.ts';
import type { Device } from './use-devices.ts';

/** A device with its place and time. `end` is the content at the end of the row. */
export function DeviceRow({ device, end }: { device: Device; end: ReactNode }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  // Computed once: a page that stays open past midnight does not rewrite all times.
  const [now] = useState(() => Date.now());
  const place = placeName(device.place, language);
  const time = lastSeen(device.lastSeenAt, now, language);
  return (
    <div className="list-row list-row--disc list-row--acts">
      <span className={device.current ? 'disc disc--ok' : 'disc'}>
        <DevicePicture device={device.device} />
      </span>
      <span className="grow">
        <bdi>{deviceTitle(device.device, t)}</bdi>
        {place !== null && <small>{place}</small>}
        <small>{device.current ? t('devices.now') : t('devices.last_seen', { time })}</small>
      </span>
      {end}
    </div>
  );
}

const pictures = { desktop: DesktopIcon, phone: DeviceMobileIcon, tablet: DeviceTabletIcon };

function DevicePicture({ device }: { device: string }) {
  const Picture = pictures[deviceKind(device)];
  return <Picture size={24} />;
}
