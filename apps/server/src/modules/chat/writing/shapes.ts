// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type NoteChatWriting = {
  values: { talkId: string; side: string; name: string | null; until: Date; renewed: Date };
  row: { until: Date | null };
};

export type FindChatWriting = {
  values: { talkId: string; side: string; now: Date };
  row: { name: string | null; until: Date };
};

export type RemoveChatWriting = {
  values: { talkId: string; side: string };
  row: never;
};

export type FindOwnTalkId = {
  values: { talkId: string; memberId: string };
  row: { id: string };
};

export type RemoveOldChatWriting = {
  values: { before: Date; most: number };
  row: { talk_id: string };
};
