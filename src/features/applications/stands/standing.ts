import type { ProgressStep } from '../progress/ProgressSteps.tsx';
import type { ApplicationStandsQuery } from './stands.gen.ts';

export type StandingApplication = NonNullable<ApplicationStandsQuery['application']>;
type Activity = ApplicationStandsQuery['applicationActivities']['results'][number];

const decided: ReadonlySet<string> = new Set(['accepted', 'rejected', 'delay_rejected']);

/** The rounds around the one that an application is in; of one that is decided the round is behind it as well. */
export function stepsOf({ status, round, funnel }: StandingApplication): readonly ProgressStep[] {
  const rounds = [...(funnel?.rounds ?? [])].sort((one, other) => one.position - other.position);
  const current = rounds.findIndex(({ _id }) => _id === round?._id);
  return rounds.map(({ _id, name }, at) => {
    const isBehind = at < current || (at === current && decided.has(status ?? ''));
    if (isBehind) return { _id, name, state: 'done' };
    return { _id, name, state: at === current ? 'current' : 'ahead' };
  });
}

/** Since when it stands as it does: the last change to that, or when it was handed in. */
export function standsSince(application: StandingApplication, activities: readonly Activity[]): string | null {
  const changed = activities.find(({ toStatus }) => toStatus === application.status);
  return changed?.createdAt ?? application.submittedAt ?? null;
}

/** What happens next: the key of its sentence. */
export function nextOf({ status, tellAt, waitingPlace, interviewAt, round }: StandingApplication, now: Date) {
  if (status === 'draft') return 'draft';
  if (status !== undefined && status !== null && decided.has(status)) {
    return tellAt && new Date(tellAt) > now ? 'told' : 'decided';
  }
  if (typeof waitingPlace === 'number') return 'waiting';
  if (status === 'pending_decision') return 'decide';
  if (interviewAt && new Date(interviewAt) > now) return 'talk';
  if (round?.kind !== 'meeting') return 'review';
  return interviewAt ? 'talkHeld' : 'talkOpen';
}
