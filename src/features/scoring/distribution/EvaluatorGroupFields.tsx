import { MultiSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EvaluatorChoice, EvaluatorPerson } from './useEvaluatorChoice.ts';
import '@mantine/core/styles/Switch.css';

interface Named {
  readonly _id: string;
  readonly name: string;
}

interface EvaluatorGroupFieldsProps {
  readonly people: readonly EvaluatorPerson[];
  /** Those of the round's rule, which nobody may have any more. */
  readonly kept: { readonly roles: readonly Named[]; readonly tags: readonly Named[] };
  readonly choice: Pick<EvaluatorChoice, 'groups' | 'setGroups'>;
}

/** Roles and tags by which people are found. */
export function EvaluatorGroupFields({ people, kept, choice: { groups, setGroups } }: EvaluatorGroupFieldsProps) {
  const { t } = useTranslation('scoring');
  return (
    <>
      <MultiSelect
        label={t('share.roles')}
        data={optionsOf([...kept.roles, ...people.map(({ role }) => role)])}
        value={[...groups.roles]}
        onChange={(roles) => setGroups({ ...groups, roles })}
      />
      <MultiSelect
        label={t('share.tags')}
        data={optionsOf([...kept.tags, ...people.flatMap(({ tags }) => tags)])}
        value={[...groups.tags]}
        onChange={(tags) => setGroups({ ...groups, tags })}
      />
    </>
  );
}

/** Makes the roles and tags the rule of the round. */
export function EvaluatorRuleSwitch({
  groups,
  isRule,
  setRule,
}: Pick<EvaluatorChoice, 'groups' | 'isRule' | 'setRule'>) {
  const { t } = useTranslation('scoring');
  const isNothingChosen = groups.roles.length + groups.tags.length === 0;
  return (
    <Switch
      label={t('share.follow')}
      description={t(isNothingChosen ? 'share.followWhat' : 'share.followHint')}
      checked={isRule}
      disabled={isNothingChosen}
      onChange={(event) => setRule(event.currentTarget.checked)}
    />
  );
}

function optionsOf(all: readonly Named[]): { value: string; label: string }[] {
  const names = new Map(all.map(({ _id, name }) => [_id, name]));
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}
