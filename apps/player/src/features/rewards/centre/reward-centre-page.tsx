// /m/rewardCenter: the rewards that can be claimed now, and those that were paid (PROMO-06).
import '@parlour/ui/pages.css';
import { AppBar } from '@parlour/ui/page/app-bar';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { UnderlineTabs } from '@parlour/ui/tabs/underline-tabs';
import { href } from '#foundation/navigation/paths.ts';
import { useSearch } from '#foundation/navigation/use-address.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { changeAddress } from '#platform/address.ts';
import { NoCentre } from '../no-centre.tsx';
import { useOwner } from '../owner.ts';
import css from './centre.module.css';
import { HistoryList } from './history-list.tsx';
import { ToClaim } from './to-claim.tsx';
import { useRewards } from './use-rewards.ts';

type CentreTab = 'toClaim' | 'history';
const panel = 'rewards';

/** The tab of an address; the rewards to claim without a known one. */
const tabOf = (search: string): CentreTab =>
  new URLSearchParams(search).get('tab') === 'history' ? 'history' : 'toClaim';
const addressOf = (tab: CentreTab): string =>
  href('rewardCenter', tab === 'history' ? '?tab=history' : '');

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
  const part = tabOf(useSearch());
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
          onSelect={(tab) => changeAddress(addressOf(tab))}
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
