import { z } from 'zod';

/** A code such as RNG or TCG_SEA; compared in upper case. */
const code = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .toUpperCase();
/** A vendor's own name for a game; `lobby` means the vendor's lobby. */
const gameCode = z.string().regex(/^[\w.:-]{1,64}$/);
/** A boolean in a query, where all values arrive as text. */
const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

/** Ours: the game's name if it is played without money, for the page around it. */
const tried = z.string().optional();

const everywhere = {
  /** The address to which the game returns. Only addresses of the merchant's own site count (LAUNCH-05). */
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
  /** Absent in a direct link that names only a vendor and a code. */
  nodeId: z.string().min(1).max(64).optional(),
  /** The vendor. */
  vassalage: code,
  /** Ours: the category of the wanted lobby, if the vendor has one lobby per category. */
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
    /** The answer of GLS, nested one level deeper. */
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
