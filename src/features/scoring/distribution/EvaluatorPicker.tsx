import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import { EvaluatorGroupFields, EvaluatorRuleSwitch } from './EvaluatorGroupFields.tsx';
import type { RoundDistribution } from './FunnelDistribution.tsx';
import { type EvaluatorChoice, type EvaluatorPerson, isInGroups } from './useEvaluatorChoice.ts';
import '@mantine/core/styles/Checkbox.css';

interface EvaluatorPickerProps {
  readonly people: readonly EvaluatorPerson[];
  readonly kept: Pick<RoundDistribution, 'roles' | 'tags'>;
  readonly choice: EvaluatorChoice;
}

/** People by name, role and tag: ticked one by one, all that are shown at once, or whoever has the roles and tags. */
export function EvaluatorPicker({ people, kept, choice }: EvaluatorPickerProps) {
  const { t } = useTranslation('scoring');
  const { picked, pick, groups, isRule } = choice;
  const [search, setSearch] = useState('');
  const chosen = new Set(picked);
  const byRule = new Set(isRule ? people.flatMap((one) => (isInGroups(one, groups) ? [one._id] : [])) : []);
  const shown = people.filter(
    (person) =>
      `${person.name} ${person.email}`.toLowerCase().includes(search.trim().toLowerCase()) &&
      (isRule || isInGroups(person, groups)),
  );
  const free = shown.flatMap(({ _id }) => (byRule.has(_id) ? [] : [_id]));
  const toggle = (id: string): void => pick(chosen.has(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  const areAllChosen = free.length > 0 && free.every((id) => chosen.has(id));
  const toggleAll = (): void =>
    pick(areAllChosen ? picked.filter((id) => !free.includes(id)) : [...new Set([...picked, ...free])]);
  return (
    <div className={classes.part}>
      <div className={classes.filters}>
        <TextInput
          label={t('share.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <EvaluatorGroupFields people={people} kept={kept} choice={choice} />
      </div>
      <EvaluatorRuleSwitch {...choice} />
      <Group justify="space-between">
        <span className={classes.note} role="status">
          {t('share.picked', { count: new Set([...picked, ...byRule]).size })}
        </span>
        <Button variant="subtle" size="compact-sm" disabled={free.length === 0} onClick={toggleAll}>
          {t(areAllChosen ? 'share.dropShown' : 'share.takeShown', { count: free.length })}
        </Button>
      </Group>
      <ul className={classes.people} aria-label={t('ranking.evaluators')}>
        {shown.map(({ _id, name, email, role }) => (
          <li key={_id}>
            <Checkbox
              label={name}
              description={[role.name, email, ...(byRule.has(_id) ? [t('share.byRule')] : [])].join(' · ')}
              checked={byRule.has(_id) || chosen.has(_id)}
              disabled={byRule.has(_id)}
              onChange={() => toggle(_id)}
            />
          </li>
        ))}
        {shown.length === 0 && <li className={classes.note}>{t('share.noPeople')}</li>}
      </ul>
    </div>
  );
}
