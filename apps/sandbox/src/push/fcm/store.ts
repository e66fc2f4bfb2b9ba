// Stores the accounts that may send by FCM, and the installations that receive messages.
import type { Pool } from 'pg';

export type Account = { clientEmail: string; project: string; publicKey: string };

export async function keepAccount(db: Pool, account: Account): Promise<void> {
  const { clientEmail, project, publicKey } = account;
  await db.query(
    'insert into fcm_account (client_email, project, public_key) values ($1, $2, $3)',
    [clientEmail, project, publicKey],
  );
}

export async function findAccount(db: Pool, clientEmail: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select client_email as "clientEmail", project, public_key as "publicKey"
       from fcm_account where client_email = $1`,
    [clientEmail],
  );
  return rows[0] ?? null;
}

export type InstallationId = { project: string; fid: string };
type InstallationTokens = InstallationId & { refreshToken: string; authToken: string };

export async function keepInstallation(
  db: Pool,
  { project, fid, refreshToken, authToken }: InstallationTokens,
): Promise<void> {
  await db.query(
    `insert into fcm_installation (project, fid, refresh_token, auth_token) values ($1, $2, $3, $4)
     on conflict (project, fid) do update set refresh_token = $3, auth_token = $4`,
    [project, fid, refreshToken, authToken],
  );
}

/** Replaces the token of an installation. Returns whether there is one with that refresh token. */
export async function renewToken(
  db: Pool,
  { project, fid, refreshToken, authToken }: InstallationTokens,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update fcm_installation set auth_token = $4
      where project = $1 and fid = $2 and refresh_token = $3`,
    [project, fid, refreshToken, authToken],
  );
  return rowCount === 1;
}

export async function removeInstallation(
  db: Pool,
  { project, fid }: InstallationId,
): Promise<void> {
  await db.query('delete from fcm_installation where project = $1 and fid = $2', [project, fid]);
}

/** Sets or removes the endpoint of the token's installation. Returns its id; null if the token is unknown. */
export async function setEndpoint(
  db: Pool,
  { project, authToken, endpoint }: { project: string; authToken: string; endpoint: string | null },
): Promise<string | null> {
  const { rows } = await db.query<{ fid: string }>(
    `update fcm_installation set endpoint = $3, was_down = false
      where project = $1 and auth_token = $2 returning fid`,
    [project, authToken, endpoint],
  );
  return rows[0]?.fid ?? null;
}

export type Registration = InstallationId & { endpoint: string; wasDown: boolean };

export async function findRegistration(
  db: Pool,
  { project, fid }: InstallationId,
): Promise<Registration | null> {
  const { rows } = await db.query<Registration>(
    `select project, fid, endpoint, was_down as "wasDown" from fcm_installation
      where project = $1 and fid = $2 and endpoint is not null`,
    [project, fid],
  );
  return rows[0] ?? null;
}

export async function noteDown(db: Pool, { project, fid }: InstallationId): Promise<void> {
  await db.query('update fcm_installation set was_down = true where project = $1 and fid = $2', [
    project,
    fid,
  ]);
}
