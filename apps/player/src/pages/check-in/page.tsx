export { SignInPage as Page } from '#features/rewards/sign-in/sign-in-page.tsx';
