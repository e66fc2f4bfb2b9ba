export { AlertsPage as Page } from '#features/push/alerts-page.tsx';
