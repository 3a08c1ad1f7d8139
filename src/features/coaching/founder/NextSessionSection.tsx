import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { founderCoachingQuery } from './founderQuery.ts';
import { NextSession } from './NextSession.tsx';

/** A founder's next session on their home; nothing where none is planned. */
export function NextSessionSection() {
  const user = useSessionUser();
  const { data } = useQuery(founderCoachingQuery(user._id));
  const next = data?.next.results[0];
  return next ? <NextSession session={next} /> : null;
}
