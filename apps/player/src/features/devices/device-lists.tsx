import { useRef } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import { List } from '@parlour/ui/list/list';
import { useTranslate } from '#foundation/use-foundation.ts';
import { DeviceRow } from './device-row.tsx';
import { deviceTitle } from './device-words.ts';
import css from './devices.module.css';
import type { Device } from './use-devices.ts';

type Props = {
  devices: readonly Device[];
  /** The ids of the sessions that are being ended, or `others`. */
  ending: readonly string[];
  /** Resolves with true if the session has ended. */
  onEnd: (device: Device) => Promise<boolean>;
};

/** The device in use, the other devices, and advice about unknown ones. */
export function DeviceLists({ devices, ending, onEnd }: Props) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = devices.filter(({ current }) => current);
  const others = devices.filter(({ current }) => !current);
  async function end(device: Device) {
    // The button is removed with its row, so the focus moves to the heading of the list.
    if (await onEnd(device)) heading.current?.focus();
  }
  return (
    <>
      <h2 className="section-label">{t('devices.this')}</h2>
      <List label={t('devices.this')}>
        {own.map((device) => (
          <DeviceRow key={device.id} device={device} end={<Active />} />
        ))}
      </List>
      <h2 className="section-label" ref={heading} tabIndex={-1}>
        {t('devices.others', { count: others.length })}
      </h2>
      {others.length === 0 && <p className="text-muted text-small">{t('devices.alone')}</p>}
      {others.length > 0 && (
        <List label={t('devices.others', { count: others.length })}>
          {others.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              end={
                <Button
                  size="small"
                  aria-label={t('devices.end_full', { device: deviceTitle(device.device, t) })}
                  busy={ending.includes(device.id) || ending.includes('others')}
                  onClick={() => void end(device)}
                >
                  {t('devices.end')}
                </Button>
              }
            />
          ))}
        </List>
      )}
      {others.length > 0 && (
        <p className={`text-muted text-small ${css.advice}`}>{t('devices.advice')}</p>
      )}
    </>
  );
}

function Active() {
  const t = useTranslate();
  return (
    <Pill tone="ok" icon={<CheckBoldIcon size={16} />}>
      {t('devices.active')}
    </Pill>
  );
}
