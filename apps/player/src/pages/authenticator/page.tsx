export { AuthenticatorPage as Page } from '#features/authenticator/authenticator-page.tsx';
