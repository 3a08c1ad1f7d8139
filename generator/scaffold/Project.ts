import type { SpecTexts } from '../load/loadSpec.ts';
import type { Model } from '../model/Model.ts';

/** What a new declaration is fitted into. */
export interface Project {
  readonly texts: SpecTexts;
  readonly model: Model;
}

/** What may be said with the name: which entity, which address, which screen. */
export interface Wishes {
  readonly entity?: string | undefined;
  readonly route?: string | undefined;
  readonly screen?: string | undefined;
}

/** The group that may read by default, and the one that may write: `licensed` and `admins`, else the largest and the smallest. */
export function defaultGroups({ roleGroups, roles }: Model): { readonly readers: string; readonly writers: string } {
  const bySize = Object.entries(roleGroups).sort(([, a], [, b]) => b.length - a.length);
  const named = (wanted: string): string | undefined => (Object.hasOwn(roleGroups, wanted) ? wanted : undefined);
  const anybody = roles[0]?.name ?? '';
  return {
    readers: named('licensed') ?? bySize[0]?.[0] ?? anybody,
    writers: named('admins') ?? bySize.at(-1)?.[0] ?? anybody,
  };
}
