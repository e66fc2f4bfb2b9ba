export { ChatPage as Page } from '#features/chat/talks/chat-page.tsx';
