import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { AgreedItems } from '../week/AgreedItems.tsx';
import classes from './Founder.module.css';
import { founderCoachingQuery } from './founderQuery.ts';
import { NextSession } from './NextSession.tsx';

/** What a founder comes to coaching for: the next session, and what they agreed to do. Nothing where there is neither. */
export function FounderCoaching() {
  const user = useSessionUser();
  const { data } = useQuery(founderCoachingQuery(user._id));
  const next = data?.next.results[0];
  if (!data || (next === undefined && data.mine.results.length === 0)) return null;
  return (
    <div className={classes.founder}>
      {next && <NextSession session={next} />}
      <AgreedItems items={data.mine} />
    </div>
  );
}
