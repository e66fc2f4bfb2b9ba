// The tasks page, with the rewards feature's component for a bonus's terms.
import { RewardTerms } from '#features/rewards/bonus/terms-button.tsx';
import { TasksPage } from '#features/tasks/tasks-page.tsx';

export const Page = () => <TasksPage terms={RewardTerms} />;
