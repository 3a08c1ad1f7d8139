import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { whenRead } from '#server/entities/plan/fieldAccess.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { findReadable, run, writeScope } from '#server/entities/write/WriteScope.ts';
import type { MentorProposal } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { freeMeetingSlots, hasHours } from '#server/services/booking/meetingSlots.ts';
import { withOwnTimes } from '#server/services/booking/ownTimes.ts';
import { requestTerms } from '../requests/requestTerms.ts';
import { openRequestsOf, sharesCountry, sharesIndustry } from './mentorFit.ts';

/** So many are proposed: a list to choose from, not a directory. */
const MOST = 6;

type Candidate = Omit<MentorProposal, 'nextFree' | 'isFull'> & { readonly open: number };

/**
 * Mentors with hours who fit a startup, and why (issue 14, point 3): shared industries first, then the country, then those
 * with fewer open requests. Industries are told as far as the reader may read those of both; how many sessions a mentor has
 * held is told to everybody who sees the mentor, without whose they were.
 *
 * @throws NotFoundError for a startup that the reader does not see
 */
export async function proposedMentors(context: RequestContext, startupId: string): Promise<MentorProposal[]> {
  const { candidates, maximum } = await context.transact(async (tx) => {
    const startup = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Startup'), startupId);
    if (startup === null) throw new NotFoundError();
    const state = new PlanState(specCatalog, readerOf(context.principal));
    const rows = await run(tx, candidatesSql(state, startupId), state.parameters);
    const { maximumPerMentor } = await requestTerms(tx, context);
    return { candidates: rows as unknown as Candidate[], maximum: maximumPerMentor };
  });
  const proposals: MentorProposal[] = [];
  for (const { open, ...candidate } of candidates) {
    // One after the other: each may ask a calendar over the network.
    const times = await freeMeetingSlots(context, { host: candidate._id, startup: startupId });
    const next = (await withOwnTimes(context, times)).find(({ isOwnTaken, isAwaited }) => !isOwnTaken && !isAwaited);
    proposals.push({ ...candidate, nextFree: next?.startTime ?? null, isFull: maximum !== null && open >= maximum });
  }
  return proposals;
}

function candidatesSql(state: PlanState, startupId: string): string {
  const [people, startups] = [specCatalog.get('User'), specCatalog.get('Startup')];
  const [person, startup] = [state.nextAlias(), state.nextAlias()];
  const wanted = state.parameters.add(startupId, 'text');
  const readable = setConditions(state, people, { entity: 'User', where: () => hasHours(person) }, person).join(
    ' and ',
  );
  const industries = `(${whenRead(state, people, 'industries', person)}) and (${whenRead(state, startups, 'industries', startup)})
    and (${sharesIndustry(person, startup)})`;
  return `with found as (
      select ${person}.id as "_id", concat_ws(' ', ${person}.first_name, ${person}.last_name) as "fullName",
        ${person}.avatar, ${person}.headline,
        array(select i.name from industry i where ${industries}
          and i.id = any(${person}.industries_ids) and i.id = any(${startup}.industries_ids) order by i.name) as industries,
        case when ${sharesCountry(person, startup)} then ${person}.country end as country,
        (select count(*)::int from coaching_session c
          where ${person}.id = any(c.coachs_ids) and c.status = 'held') as "sessionsHeld",
        ${openRequestsOf(person)} as open
      from ${identifier(people.table)} as ${person} join role r on r.tenant_id = ${person}.tenant_id and r.id = ${person}.role_id
        cross join ${identifier(startups.table)} as ${startup}
      where ${startup}.id = ${wanted} and 'Mentor' = any(r.type) and ${readable})
    select * from found where cardinality(industries) > 0 or country is not null
    order by cardinality(industries) desc, (country is not null) desc, open, "sessionsHeld" desc, "fullName" limit ${MOST}`;
}
