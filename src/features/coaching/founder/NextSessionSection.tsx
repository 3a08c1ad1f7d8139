import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import { founderCoachingQuery, nextOf } from './founderQuery.ts';
import { NextSession } from './NextSession.tsx';

/** A founder's next session on their home, or their startup's; nothing where none is planned. */
export function NextSessionSection() {
  const user = useSessionUser();
  const question = founderCoachingQuery(user._id);
  const { data, isPending } = useQuery(question);
  // The first one comes while the home is open, too.
  useLiveQuery('CoachingSession', question.queryKey);
  const next = data ? nextOf(data) : null;
  if (isPending) return <Coming />;
  return next ? <NextSession {...next} /> : null;
}
