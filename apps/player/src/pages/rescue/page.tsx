export { RescuePage as Page } from '#features/rescue/rescue-page.tsx';
