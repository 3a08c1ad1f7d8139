import type { ApplicationReviewQuery } from './review.gen.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

/** The score that lets applications on: of the round it stands in, else of the next one that has one. Null where people decide alone. */
export function passScoreOf({ round, funnel }: Pick<Application, 'round' | 'funnel'>): number | null {
  const rounds = [...(funnel?.rounds ?? [])].sort((one, other) => one.position - other.position);
  return (
    rounds.find(({ position, passScore }) => position >= (round?.position ?? 0) && passScore !== null)?.passScore ??
    null
  );
}

/** The round behind the one the application stands in. */
export function nextRound({ round, funnel }: Pick<Application, 'round' | 'funnel'>) {
  const rounds = [...(funnel?.rounds ?? [])].sort((one, other) => one.position - other.position);
  return rounds.find(({ position }) => position > (round?.position ?? 0)) ?? null;
}
