import { Button, Checkbox, Group, MultiSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import type { EvaluatorChoicesQuery } from '../scoring.gen.ts';
import '@mantine/core/styles/Checkbox.css';

type Person = EvaluatorChoicesQuery['evaluatorChoices'][number];

interface EvaluatorPickerProps {
  readonly people: readonly Person[];
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** People by name, role and tag; all that are shown can be taken at once. */
export function EvaluatorPicker({ people, picked, onPick }: EvaluatorPickerProps) {
  const { t } = useTranslation('scoring');
  const [search, setSearch] = useState('');
  const [roleNames, setRoleNames] = useState<string[]>([]);
  const [tags, setTags] = useState<string[]>([]);
  const chosen = new Set(picked);
  const shown = people.filter(
    (person) =>
      `${person.name} ${person.email}`.toLowerCase().includes(search.trim().toLowerCase()) &&
      (roleNames.length === 0 || roleNames.includes(person.role)) &&
      (tags.length === 0 || person.tags.some((tag) => tags.includes(tag))),
  );
  const toggle = (id: string): void => onPick(chosen.has(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  const areAllChosen = shown.length > 0 && shown.every(({ _id }) => chosen.has(_id));
  const toggleAll = (): void => {
    const ids = shown.map(({ _id }) => _id);
    onPick(areAllChosen ? picked.filter((id) => !ids.includes(id)) : [...new Set([...picked, ...ids])]);
  };
  const valuesOf = (all: readonly string[]): string[] => [...new Set(all)].sort((a, b) => a.localeCompare(b));
  return (
    <div className={classes.part}>
      <div className={classes.filters}>
        <TextInput
          label={t('share.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <MultiSelect
          label={t('share.roles')}
          data={valuesOf(people.map(({ role }) => role))}
          value={roleNames}
          onChange={setRoleNames}
        />
        <MultiSelect
          label={t('share.tags')}
          data={valuesOf(people.flatMap((person) => person.tags))}
          value={tags}
          onChange={setTags}
        />
      </div>
      <Group justify="space-between">
        <span className={classes.note} role="status">
          {t('share.picked', { count: picked.length })}
        </span>
        <Button variant="subtle" size="compact-sm" disabled={shown.length === 0} onClick={toggleAll}>
          {t(areAllChosen ? 'share.dropShown' : 'share.takeShown', { count: shown.length })}
        </Button>
      </Group>
      <ul className={classes.people} aria-label={t('ranking.evaluators')}>
        {shown.map(({ _id, name, email, role }) => (
          <li key={_id}>
            <Checkbox
              label={name}
              description={`${role} · ${email}`}
              checked={chosen.has(_id)}
              onChange={() => toggle(_id)}
            />
          </li>
        ))}
        {shown.length === 0 && <li className={classes.note}>{t('share.noPeople')}</li>}
      </ul>
    </div>
  );
}
