export { DevicesPage as Page } from '#features/devices/devices-page.tsx';
