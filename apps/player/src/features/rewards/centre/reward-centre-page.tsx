// /m/rewardCenter: the rewards that can be claimed now, and those that were paid (PROMO-06).
import '@parlour/ui/pages.css';
import { useState } from 'react';
import { AppBar } from '@parlour/ui/page/app-bar';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { UnderlineTabs } from '@parlour/ui/tabs/underline-tabs';
import { useTranslate } from '#foundation/use-foundation.ts';
import { NoCentre } from '../no-centre.tsx';
import { useOwner } from '../owner.ts';
import css from './centre.module.css';
import { HistoryList } from './history-list.tsx';
import { ToClaim } from './to-claim.tsx';
import { useRewards } from './use-rewards.ts';

type CentreTab = 'toClaim' | 'history';
const panel = 'rewards';

export function RewardCentrePage() {
  const t = useTranslate();
  const { isOn } = useOwner();
  return (
    <>
      <AppBar title={t('rewards.title')} />
      {isOn ? (
        <Parts />
      ) : (
        <main className="scroll pad">
          <NoCentre />
        </main>
      )}
    </>
  );
}

function Parts() {
  const t = useTranslate();
  const [part, setPart] = useState<CentreTab>('toClaim');
  const rewards = useRewards();
  const { toClaim, openRequests } = rewards;
  const isWaiting = part === 'toClaim' && toClaim.value === null && toClaim.problem === null;
  return (
    <main className={`scroll ${css.page}`} aria-busy={isWaiting}>
      <div className={css.tabs}>
        <UnderlineTabs
          label={t('rewards.parts')}
          tabs={[
            { id: 'toClaim', label: t('rewards.to_claim', { count: openRequests.length }) },
            { id: 'history', label: t('rewards.history') },
          ]}
          selected={part}
          onSelect={setPart}
          panel={panel}
        />
      </div>
      <TabPanel panel={panel} selected={part}>
        {part === 'toClaim' ? (
          <div className={`pad ${css.parts}`}>
            <ToClaim rewards={rewards} />
          </div>
        ) : (
          <HistoryList />
        )}
      </TabPanel>
    </main>
  );
}
