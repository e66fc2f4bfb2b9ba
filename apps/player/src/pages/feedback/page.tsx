export { FeedbackPage as Page } from '#features/feedback/feedback-page.tsx';
