import type { ApplicationSource } from '#server/generated/resolvers.gen.ts';

const known = {
  website: true,
  referral: true,
  event: true,
  outreach: true,
  other: true,
} satisfies Record<ApplicationSource, true>;

/** What an address says of where its visitor comes from; null for a word that is none of ours: addresses are typed and cut. */
export function namedSource(said: string | null | undefined): ApplicationSource | null {
  return said && Object.hasOwn(known, said) ? (said as ApplicationSource) : null;
}

/** Where an application comes from: as its address says, else from the web site. */
export function applicationSource(said: string | null | undefined): ApplicationSource {
  return namedSource(said) ?? 'website';
}
