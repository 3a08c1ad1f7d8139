import { readStored, writeStored } from '#src/data/storage.ts';
import type { FoundModule } from './searchableModules.ts';

/** As many as one takes in at a glance. */
const kept = 5;

/** What this person opened last through the search on this device, the latest first. */
export function recentHits(userId: string): readonly FoundModule[] {
  try {
    const stored: unknown = JSON.parse(readStored(`recent:${userId}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isHit) : [];
  } catch {
    return [];
  }
}

/** Remembers what was opened; what was opened before moves down. */
export function rememberHit(userId: string, { id, label, trail, icon, href }: FoundModule): void {
  const others = recentHits(userId).filter((hit) => hit.id !== id);
  writeStored(`recent:${userId}`, JSON.stringify([{ id, label, trail, icon, href }, ...others].slice(0, kept)));
}

/** What is stored may be of an older version, or somebody's own. */
function isHit(value: unknown): value is FoundModule {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, trail, icon, href } = value as Partial<Record<keyof FoundModule, unknown>>;
  const areTexts = [id, label, icon].every((part) => typeof part === 'string');
  return areTexts && Array.isArray(trail) && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
