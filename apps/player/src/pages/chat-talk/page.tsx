export { TalkPage as Page } from '#features/chat/talk/talk-page.tsx';
