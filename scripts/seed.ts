// npm run seed                  the demo, on an empty database
// npm run seed -- games 5000    a separate merchant with that many invented games, to try a large lobby
import { seedDemo } from '@parlour/seed/demo';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createGames, createLanes, generateGames } from '@parlour/seed/testing/lobby-fixtures';
import { commandDatabase, commandSecretKey, runCommand } from './database-url.ts';

const mostGames = 50_000;

await runCommand(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The demo has known passwords and is never written with NODE_ENV=production.');
  }
  const [what, count, ...rest] = process.argv.slice(2);
  const { ownerUrl } = commandDatabase();
  if (what === undefined) return seedAll(ownerUrl);
  const games = Number(count);
  const isCount = Number.isInteger(games) && games >= 1 && games <= mostGames;
  if (what !== 'games' || !isCount || rest.length > 0) {
    throw new Error(`Usage: npm run seed [-- games COUNT], with 1 to ${mostGames} games.`);
  }
  return seedGames(ownerUrl, games);
});

async function seedAll(ownerUrl: string): Promise<void> {
  const { seeded } = await seedDemo({ ownerUrl, secretKey: commandSecretKey() });
  console.log(seeded ? 'The demo is in.' : 'There are merchants already; nothing was written.');
}

/** Seeds a merchant with invented games, which cannot be opened; they only fill the lobby. */
async function seedGames(ownerUrl: string, count: number): Promise<void> {
  const merchant = await createMerchant(ownerUrl, { guestLobby: 'on' }, 'localhost');
  const place = { ownerUrl, merchantCode: merchant.code };
  const games = generateGames(count);
  const vendors = [...new Set(games.map(({ vendor = '' }) => vendor))].toSorted();
  const lanes = [...new Set(games.map(({ category = '' }) => category))];
  await createLanes(place, Object.fromEntries(lanes.map((lane) => [lane, vendors])));
  await createGames(place, games);
  console.log(`${count} games are at ${merchant.host}.`);
}
