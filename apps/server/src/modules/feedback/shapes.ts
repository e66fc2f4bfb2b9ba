// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type ListInbox = {
  values: { state: string | null; most: number };
  row: {
    id: string;
    username: string;
    category: 'idea' | 'problem' | 'game' | 'money' | 'other';
    content: string;
    sentAt: Date;
    readAt: Date | null;
    answer: string | null;
    answeredAt: Date | null;
    pictures: number;
  };
};

export type MarkFeedbackRead = {
  values: { at: Date; id: string };
  row: never;
};

export type FindInboxMessage = {
  values: { id: string };
  row: {
    id: string;
    username: string;
    category: 'idea' | 'problem' | 'game' | 'money' | 'other';
    content: string;
    sentAt: Date;
    readAt: Date | null;
    answer: string | null;
    answeredAt: Date | null;
    pictures: number;
  };
};

export type AnswerFeedback = {
  values: { answer: string; at: Date; id: string };
  row: { memberId: string };
};

export type FindInboxPicture = {
  values: { feedbackId: string; position: number };
  row: { content: Buffer };
};

export type LockFeedback = {
  values: { memberId: string };
  row: never;
};

export type FindFeedbackByForm = {
  values: { memberId: string; formId: string };
  row: { id: string };
};

export type ListFeedbackSince = {
  values: { memberId: string; since: Date; most: number };
  row: { sentAt: Date };
};

export type InsertFeedback = {
  values: { memberId: string; formId: string; category: string; content: string; sentAt: Date };
  row: { id: string };
};

export type AttachFeedbackPicture = {
  values: { feedbackId: string; position: number; id: string; memberId: string; at: Date };
  row: { id: string };
};

export type ListFeedback = {
  values: { memberId: string; most: number };
  row: {
    id: string;
    category: 'idea' | 'problem' | 'game' | 'money' | 'other';
    content: string;
    sentAt: Date;
    readAt: Date | null;
    answer: string | null;
    answeredAt: Date | null;
    pictures: string[];
  };
};

export type InsertFeedbackPicture = {
  values: { memberId: string; content: Buffer; addedAt: Date; expiresAt: Date };
  row: { id: string };
};

export type RemoveUnusedPictures = {
  values: { memberId: string; most: number };
  row: never;
};

export type FindFeedbackPicture = {
  values: { id: string; memberId: string; at: Date };
  row: { content: Buffer };
};

export type RemoveOldFeedbackPicture = {
  values: { before: Date; most: number };
  row: { id: string };
};
