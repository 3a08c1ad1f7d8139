import { embeddingOrigin, MAX_EMBEDDING_SITES } from '#domain/outside/outsideAddresses.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

const path = 'input.embeddingSites';

/** Sites that may show pages of ours are named one by one, so that nobody gets in by a pattern (decision 0060). */
export const guardEmbeddingSites: WriteHook = async ({ after }) => {
  const sites = Array.isArray(after?.embeddingSites) ? after.embeddingSites.map(String) : [];
  const wrong = sites.filter((site) => embeddingOrigin(site) === null);
  const problems = wrong.map((site) => ({ path, reason: 'siteNotEmbedding' as const, values: { site } }));
  if (problems.length > 0) throw new ValidationError(problems);
  if (sites.length > MAX_EMBEDDING_SITES) {
    throw new ValidationError([{ path, reason: 'tooManySites', values: { count: MAX_EMBEDDING_SITES } }]);
  }
};
