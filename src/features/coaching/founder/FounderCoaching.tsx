import { useQuery } from '@tanstack/react-query';
import { useSession, useSessionUser } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { ProposedMentors } from '../matching/ProposedMentors.tsx';
import { AgreedItems } from '../week/AgreedItems.tsx';
import classes from './Founder.module.css';
import { founderCoachingQuery, nextOf } from './founderQuery.ts';
import { NextSession } from './NextSession.tsx';

/** What a founder comes to coaching for: the next session, what they agreed to do, and whom they could ask. What there is not is not there. */
export function FounderCoaching() {
  const user = useSessionUser();
  const question = founderCoachingQuery(user._id);
  const { data } = useQuery(question);
  useLiveQuery('CoachingSession', question.queryKey);
  useLiveQuery('ActionItem', question.queryKey);
  const startup = useSession().rights?.principal.startupIds[0];
  const next = data ? nextOf(data) : null;
  return (
    <>
      {data && (next !== null || data.mine.results.length > 0) && (
        <div className={classes.founder}>
          {next && <NextSession {...next} />}
          <AgreedItems items={data.mine} />
        </div>
      )}
      {startup !== undefined && <ProposedMentors startupId={startup} />}
    </>
  );
}
