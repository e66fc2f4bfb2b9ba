import type { SecondFactor } from '@parlour/contract/login/second-factors';
import {
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  ShieldCheckIcon,
} from '@parlour/ui/icons/account';
import { ChatCircleDotsFillIcon, ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { MethodTabs } from '@parlour/ui/tabs/method-tabs';
import { useTranslate } from '#foundation/use-foundation.ts';

const tabs = {
  sms: {
    label: 'second-factor.sms',
    icon: ChatCircleDotsIcon,
    selectedIcon: ChatCircleDotsFillIcon,
  },
  ga: { label: 'second-factor.ga', fullLabel: 'second-factor.ga_full', icon: ShieldCheckIcon },
  email: { label: 'second-factor.email', icon: EnvelopeSimpleIcon },
  payeeName: {
    label: 'second-factor.payee_short',
    fullLabel: 'second-factor.payee',
    icon: IdentificationCardIcon,
  },
} as const satisfies Record<SecondFactor, unknown>;

type Props = {
  panel: string;
  factors: readonly SecondFactor[];
  selected: SecondFactor;
  onSelect: (factor: SecondFactor) => void;
};

export function FactorTabs({ factors, ...set }: Props) {
  const t = useTranslate();
  const shown = factors.map((id) => {
    const tab = tabs[id];
    const fullLabel = 'fullLabel' in tab ? t(tab.fullLabel) : undefined;
    return { ...tab, id, label: t(tab.label), fullLabel };
  });
  return <MethodTabs label={t('second-factor.ways')} tabs={shown} {...set} />;
}
