import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { issueSetupLink } from '#server/services/installation/setupLinks.ts';

/** Prints where people find the server, and how to begin where there is no organisation yet (contract: running). */
export async function announce(env: Env, database: DatabaseHandle, port: number): Promise<void> {
  const address = new URL(env.publicUrl);
  // A free port that was asked for is known only now.
  if (env.port === 0) address.port = String(port);
  if (env.demo) address.hostname = `demo.${address.hostname}`;
  console.log(`ready ${address.origin}`);
  const secret = await issueSetupLink(database);
  if (secret !== null)
    console.log(`setup ${new URL(env.publicUrl).origin.replace(/:0$/, `:${port}`)}/setup?token=${secret}`);
}
