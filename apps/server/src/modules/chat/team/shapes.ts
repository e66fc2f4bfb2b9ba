// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type ListCannedAnswers = {
  values: { most: number };
  row: { id: string; title: string; language: string; text: string };
};

export type LockCannedAnswers = {
  values: null;
  row: never;
};

export type SaveCannedAnswer = {
  values: { id: string; title: string; language: string; text: string; at: Date };
  row: never;
};

export type RemoveCannedAnswer = {
  values: { id: string };
  row: { id: string };
};

export type ListTalkNotes = {
  values: { talkId: string; from: number; before: number | null };
  row: { id: string; afterPlace: number; author: string; text: string; at: Date };
};

export type InsertTalkNote = {
  values: {
    talkId: string;
    clientId: string;
    afterPlace: number;
    author: string;
    text: string;
    at: Date;
  };
  row: { id: string };
};

export type FindTalkNote = {
  values: { talkId: string; clientId: string };
  row: { id: string };
};
