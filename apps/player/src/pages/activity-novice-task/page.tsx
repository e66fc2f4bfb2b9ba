// Tasks; the terms of a bonus that one of them gives are the rewards' own.
import { RewardTerms } from '#features/rewards/bonus/terms-button.tsx';
import { TasksPage } from '#features/tasks/tasks-page.tsx';

export const Page = () => <TasksPage terms={RewardTerms} />;
