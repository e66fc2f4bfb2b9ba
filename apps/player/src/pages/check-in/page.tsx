export { SignInPage as Page } from '#features/rewards/check-in/sign-in-page.tsx';
