export { PasskeysPage as Page } from '#features/passkey/passkeys-page.tsx';
