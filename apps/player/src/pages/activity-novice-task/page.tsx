export { TasksPage as Page } from '#features/tasks/tasks-page.tsx';
