import { useState } from 'react';
import type { EvaluatorChoicesQuery } from '../scoring.gen.ts';
import type { RoundDistribution } from './FunnelDistribution.tsx';

export type EvaluatorPerson = EvaluatorChoicesQuery['evaluatorChoices'][number];

/** Roles and tags, by their ids. */
export interface EvaluatorGroups {
  readonly roles: readonly string[];
  readonly tags: readonly string[];
}

export interface EvaluatorChoice {
  /** Ids of the people who are ticked one by one. */
  readonly picked: readonly string[];
  readonly pick: (picked: readonly string[]) => void;
  readonly groups: EvaluatorGroups;
  readonly setGroups: (groups: EvaluatorGroups) => void;
  /** The roles and tags are the rule of the round, and not only a way to find people. */
  readonly isRule: boolean;
  readonly setRule: (isRule: boolean) => void;
  /** Whether anybody is asked. */
  readonly isAnybody: boolean;
  /** What the server is told of it. */
  readonly input: { readonly evaluators: readonly string[] } & EvaluatorGroups;
}

const idsOf = (groups: readonly { readonly _id: string }[]): readonly string[] => groups.map(({ _id }) => _id);

/** Who judges in a round: people by name, and whoever has certain roles and tags; it begins as the round has it. */
export function useEvaluatorChoice(round: RoundDistribution, people: readonly EvaluatorPerson[]): EvaluatorChoice {
  const [chosen, pick] = useState<readonly string[] | null>(null);
  const [groups, setGroups] = useState<EvaluatorGroups>({ roles: idsOf(round.roles), tags: idsOf(round.tags) });
  const [wantsRule, setRule] = useState(round.roles.length + round.tags.length > 0);
  const isRule = wantsRule && groups.roles.length + groups.tags.length > 0;
  const picked = chosen ?? idsOf(people.filter(({ isAssigned, isByRule }) => isAssigned && !isByRule));
  const { roles, tags } = isRule ? groups : { roles: [], tags: [] };
  return {
    picked,
    pick,
    groups,
    setGroups,
    isRule,
    setRule,
    isAnybody: isRule || picked.length > 0,
    input: { evaluators: picked, roles, tags },
  };
}

/** Somebody has one of the roles and one of the tags, as far as any are chosen. */
export function isInGroups({ role, tags }: EvaluatorPerson, groups: EvaluatorGroups): boolean {
  const isAmong = (chosen: readonly string[], own: readonly { readonly _id: string }[]): boolean =>
    chosen.length === 0 || own.some(({ _id }) => chosen.includes(_id));
  return isAmong(groups.roles, [role]) && isAmong(groups.tags, tags);
}
