export { NotificationsPage as Page } from '#features/notifications/notifications-page.tsx';
