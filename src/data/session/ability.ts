import { useMemo } from 'react';
import { type AppAbility, buildAbility } from '#domain/access/buildAbility.ts';
import { entityRules } from '#src/generated/access.gen.ts';
import { useSession } from './sessionStore.ts';

const rules = Object.entries(entityRules).map(([name, { access, visibility, fields }]) => ({
  name,
  access,
  visibility,
  fields: Object.entries(fields).map(([field, own]) => ({ name: field, ...own })),
}));

/** What the signed-in user may do to which records; the same rules as the server's. */
export function useAbility(): AppAbility {
  const principal = useSession().rights?.principal ?? null;
  return useMemo(() => buildAbility({ principal, rules }), [principal]);
}
