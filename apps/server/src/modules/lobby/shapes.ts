// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { GameDetails } from '@parlour/contract/lobby/lobby';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Texts } from '@parlour/database/columns/lobby';

export type LobbySearchForm = {
  values: { name: string };
  row: { form: string };
};

export type LobbyWantedCount = {
  values: {
    hidden: string[];
    category: string | null;
    vendor: string | null;
    mark: string | null;
    whole: string[];
  };
  row: { total: number };
};

export type LobbyWantedInOrder = {
  values: {
    hidden: string[];
    category: string | null;
    vendor: string | null;
    mark: string | null;
    whole: string[];
    offset: number;
    limit: number;
  };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyWantedByMatch = {
  values: {
    hidden: string[];
    category: string | null;
    vendor: string | null;
    mark: string | null;
    whole: string[];
    phrase: string;
    offset: number;
    limit: number;
  };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyNearCount = {
  values: {
    hidden: string[];
    category: string | null;
    vendor: string | null;
    mark: string | null;
    whole: string[];
    pieces: string[];
    patterns: string[];
    otherWords: number;
    otherPatterns: string[];
    patternWords: number[];
  };
  row: { total: number };
};

export type LobbyNearByLikeness = {
  values: {
    hidden: string[];
    category: string | null;
    vendor: string | null;
    mark: string | null;
    whole: string[];
    pieces: string[];
    patterns: string[];
    otherWords: number;
    otherPatterns: string[];
    patternWords: number[];
    phrase: string;
    offset: number;
    limit: number;
  };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyLanes = {
  values: null;
  row: { category: string };
};

export type LobbyCards = {
  values: null;
  row: { category: string; accountType: string; displayName: string | null };
};

export type LobbyCounts = {
  values: { hidden: string[] };
  row: { category: string; games: number };
};

export type LobbyMarks = {
  values: { hidden: string[] };
  row: { category: string; mark: string; vendors: string[] };
};

export type LobbyFirstGames = {
  values: { hidden: string[] };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyDraws = {
  values: { hidden: string[] };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
    nextDrawAt: Date;
    lastResult: string[];
    prize: string | null;
  };
};

export type LobbyBanners = {
  values: { hidden: string[] };
  row: {
    id: string;
    groupName: string;
    execution: 'A' | 'B' | 'F' | null;
    titles: Texts;
    contents: Partial<Texts>;
    picture: string | null;
    linkageType: 'P' | 'URL' | 'G';
    url: string | null;
    linkage: string | null;
    vendor: string | null;
    nodeId: string | null;
    roomId: string | null;
    gameType: string | null;
    gameNames: Texts | null;
  };
};

export type LobbyNotices = {
  values: null;
  row: {
    id: string;
    execution: 'A' | 'B' | 'F' | null;
    titles: Texts;
    contents: Texts;
    createdAt: Date;
  };
};

export type LobbyPopups = {
  values: null;
  row: {
    groupName: string;
    id: string;
    execution: 'A' | 'B' | 'F';
    titles: Texts;
    contents: Texts;
    promotionType: PromotionType | null;
    startsAt: Date | null;
    endsAt: Date | null;
    isForcedRead: boolean;
    activityUrl: string | null;
    createdAt: Date;
    checkbox: 'none' | 'today' | 'never';
  };
};

export type LobbyGame = {
  values: { hidden: string[]; vendor: string; nodeId: string };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyRecent = {
  values: { hidden: string[]; memberId: string };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyFavourites = {
  values: { hidden: string[]; memberId: string };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    classify: string[];
    picture: string | null;
    details: GameDetails;
  };
};

export type LobbyNewFavourite = {
  values: { memberId: string; vendor: string; nodeId: string; createdAt: Date };
  row: never;
};

export type LobbyOldFavourite = {
  values: { memberId: string; vendor: string; nodeId: string };
  row: never;
};
