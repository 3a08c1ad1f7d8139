import { type CanProps, Can as ProvidedCan, useAbility as useProvidedAbility } from '@casl/react';
import { type ReactNode, useMemo } from 'react';
import { type AppAbility, buildAbility } from '#domain/access/buildAbility.ts';
import type { Principal } from '#domain/model/access.ts';
import { entityRules } from '#src/generated/access.gen.ts';
import { sessionStore, useSession } from './sessionStore.ts';

type Rules = Parameters<typeof buildAbility>[0]['rules'];

let known: { readonly of: typeof entityRules; readonly rules: Rules } | null = null;

/** Made once of the generated rules; made again while developing, when these are others. */
function currentRules(): Rules {
  if (known?.of !== entityRules) known = { of: entityRules, rules: rulesOf(entityRules) };
  return known.rules;
}

const rulesOf = (entities: typeof entityRules): Rules =>
  Object.entries(entities).map(([name, { access, visibility, fields }]) => ({
    name,
    access,
    visibility,
    fields: Object.entries(fields).map(([field, own]) => ({ name: field, ...own })),
  }));

const abilities = new WeakMap<Rules, WeakMap<Principal, AppAbility>>();

/** One for each principal, however many components ask: building it takes a slow phone 10 ms. */
function abilityOf(principal: Principal, rules: Rules): AppAbility {
  const ofRules = abilities.get(rules) ?? new WeakMap<Principal, AppAbility>();
  abilities.set(rules, ofRules);
  const ability = ofRules.get(principal) ?? buildAbility({ principal, rules });
  ofRules.set(principal, ability);
  return ability;
}

/** What the signed-in user may do to which records, of the session; `AbilityProvider` hands it to all below. */
export function useSessionAbility(): AppAbility {
  const principal = useSession().rights?.principal ?? null;
  const rules = currentRules();
  return useMemo(() => abilityFor(principal, rules), [principal, rules]);
}

/** What the signed-in user may do to which records; the same rules as the server's. */
export const useAbility = (): AppAbility => useProvidedAbility<AppAbility>();

/** `<Can I="create" a="Task">`: what only those see who may. */
export const Can: (props: CanProps<AppAbility>) => ReactNode = ProvidedCan;

/** The same for who asks outside of components. */
export const currentAbility = (): AppAbility =>
  abilityFor(sessionStore.get().rights?.principal ?? null, currentRules());

const abilityFor = (principal: Principal | null, rules: Rules): AppAbility =>
  principal ? abilityOf(principal, rules) : buildAbility({ principal, rules });
