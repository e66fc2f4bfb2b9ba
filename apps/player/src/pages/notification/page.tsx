export { NotificationsPage as Page } from '#features/notification/notifications-page.tsx';
