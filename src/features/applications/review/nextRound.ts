import type { ApplicationReviewQuery } from './review.gen.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

/** The round behind the one the application stands in. */
export function nextRound({ round, funnel }: Pick<Application, 'round' | 'funnel'>) {
  const rounds = [...(funnel?.rounds ?? [])].sort((one, other) => one.position - other.position);
  return rounds.find(({ position }) => position > (round?.position ?? 0)) ?? null;
}
