import { z } from 'zod';

/** A code such as RNG or TCG_SEA; compared in upper case. */
const code = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .toUpperCase();
/** A vendor's own name for a game; `lobby` means the vendor's lobby. */
const gameCode = z.string().regex(/^[\w.:-]{1,64}$/);
/** A yes or no of a query, where everything arrives as text. */
const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

/** Ours: what the game is called, where it is played without money: the page around it says so. */
const tried = z.string().optional();

const everywhere = {
  /** Where the game's way back leads. Only addresses of the merchant's own site count (LAUNCH-05). */
  backUrl: z.string().max(2_000).optional(),
  language: z.string().min(1).max(12).optional(),
};

/** The lottery vendors and the prize modes: TCG_LOTTO_VN is the area VN, everything else a mode. */
const lottery = z
  .strictObject({
    launchMode: z.literal('LOTT'),
    lottoArea: z.enum(['VN']).optional(),
    lottoMode: z
      .enum([
        'SEA_Tradition',
        'Traditional',
        'Entertainment',
        'Elott_Traditional',
        'Elott_Entertainment',
      ])
      .optional(),
    lottoPrizeMode: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
    lottoView: z.enum(['lobby', 'betting']).optional(),
    /** Absent or `lobby`: the vendor's lobby. */
    lottoGameCode: gameCode.optional(),
    hasLobby: yesNo.optional(),
    labelName: z.string().min(1).max(100).optional(),
    platform: z.enum(['html5']).optional(),
    ...everywhere,
  })
  .refine(({ lottoArea, lottoMode }) => (lottoArea === undefined) !== (lottoMode === undefined), {
    path: ['lottoMode'],
  });

const named = {
  gameId: gameCode,
  /** Absent in a direct link that names a vendor and a code only. */
  nodeId: z.string().min(1).max(64).optional(),
  /** The vendor. */
  vassalage: code,
  /** Ours: which of a vendor's lobbies is meant, where it has one per category. */
  gameType: code.optional(),
  platform: z.enum(['html5']).optional(),
  ...everywhere,
};

const byVendor = z.strictObject({
  launchMode: z.literal('GLS'),
  /** 1 for money, 0 without. */
  accountType: z
    .union([z.literal([0, 1]), z.enum(['0', '1']).transform((text) => (text === '1' ? 1 : 0))])
    .default(1),
  ...named,
});

export const launchGame = {
  input: z.discriminatedUnion('launchMode', [lottery, byVendor]),
  answer: z.union([
    z.object({ gameUrl: z.url() }),
    /** GLS nests once more. */
    z.object({ content: z.object({ game_url: z.url(), game_name: tried }) }),
  ]),
};

export const trialGame = {
  input: z.strictObject({
    launchMode: z.literal('GLS').optional(),
    accountType: z.union([z.literal(0), z.literal('0')]).optional(),
    ...named,
  }),
  answer: z.object({ gameUrl: z.url(), gameName: tried }),
};
