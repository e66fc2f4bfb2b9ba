/** Paths of the back office's pages. The server answers them with the one document, and the page's script shows what belongs there. */
export const consolePages = {
  home: '/',
  login: '/login',
  /** The token of an invitation follows behind `#`, so that it reaches no server (S3). */
  invitation: '/invitation',
  desk: '/chat',
  talk: '/chat/:id',
  answers: '/answers',
} as const;

export const talkPage = (id: string): string => consolePages.talk.replace(':id', id);
