import { sql } from 'kysely';
import { NOT_IN_PLAN } from '#server/entities/write/problemsOfPlan.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { AuthenticationRequiredError, ValidationError } from '#server/graphql/errors.ts';
import { emit } from '#server/jobs/outbox.ts';

export type Integration = 'GOOGLE' | 'MICROSOFT' | 'ZOOM' | 'TEAMS';

/** Switches and parts of the plan without which an integration stays as it is. */
const needed: Readonly<Record<Integration, readonly string[]>> = {
  GOOGLE: ['googleCalendarUnlink'],
  MICROSOFT: ['microsoftIntegration'],
  ZOOM: ['zoomIntegration', 'videoConferencing'],
  TEAMS: ['teamsIntegration', 'videoConferencing'],
};

/** Lets go of a service that works together with one's own account; one that does not is left alone. */
export async function disconnectIntegration(context: RequestContext, integration: Integration): Promise<string> {
  const { principal } = context;
  if (principal === null) throw new AuthenticationRequiredError();
  if (needed[integration].some((feature) => principal.featuresOff?.includes(feature))) {
    // Whoever may let go of one may not let go of all: the kind is what is wrong.
    throw new ValidationError([{ path: 'integration', message: NOT_IN_PLAN }]);
  }
  const name = integration.toLowerCase();
  await context.transact(async (tx) => {
    await sql`update "user" set
        linked_calendar = case when lower(linked_calendar) like ${`%${name}%`} then null else linked_calendar end,
        conference_data_integration =
          case when lower(conference_data_integration) = ${name} then null else conference_data_integration end,
        integrated_video_providers =
          array(select p from unnest(integrated_video_providers) p where lower(p) <> ${name}),
        version = version + 1, updated_at = now()
      where id = ${principal.id}`.execute(tx);
    await emit(tx, { topic: 'User.updated', payload: { id: principal.id } });
  });
  return principal.id;
}
