import { sql } from 'kysely';
import { dropConnections } from '#server/platform/connections/dropConnections.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { forgetEmailLinks } from './newEmail.ts';
import { endAllSessions } from './sessions.ts';
import { forgetSources } from './throttle/knownSources.ts';

/** Closes an account for good: it can't be signed in to any more, and nothing of it is left to reach the person by. */
export async function closeAccount(tx: Tx, userId: string): Promise<void> {
  await sql`
    update "user" set status = 'Deleted', password_hash = null, phone = null, avatar = null, cover = null, bio = null,
      headline = null, word_from = null, gender = null, birthday = null, social_info = null, linked_calendar = null,
      conference_data_integration = null, integrated_video_providers = '{}',
      locations = '{}', country_origin = null, work_status = null, profile_coaching_meeting_settings = null,
      email = 'deleted-' || id || '@deleted.invalid', pending_email = null, version = version + 1, updated_at = now()
    where id = ${userId}`.execute(tx);
  await sql`delete from answer_draft where holder = ${`user:${userId}`}`.execute(tx);
  await dropConnections(tx, userId);
  await forgetSources(tx, userId);
  await forgetEmailLinks(tx, userId);
  await endAllSessions(tx, userId);
}
