import { type ComboboxProps, MultiSelect, type OptionsFilter, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Among } from '#domain/model/entity.ts';
import type { Opened } from './FirstUse.tsx';
import { recordOptionsQuery } from './recordOptionsQuery.ts';
import { useOpening } from './useOpening.ts';
import { useRecordLabels } from './useRecordLabels.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface RecordSelectProps extends Opened {
  readonly entity: string;
  /** Which of its records are offered. */
  readonly among?: Among | undefined;
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly isMany?: boolean;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: () => void;
  readonly comboboxProps?: ComboboxProps;
  /** Makes a record of what was typed and gives its id; null where people choose among what is there. */
  readonly writeIn?: ((name: string) => Promise<string>) | null;
}

const settle = 200;

/** Stands for what was typed until it is a record. */
const NEW = '+';

/** What was typed, where no record has that name in whichever letters. */
function newName(typed: string, names: Iterable<string>): string | null {
  const name = typed.trim();
  const isKnown = [...names].some((known) => known.toLowerCase() === name.toLowerCase());
  return name === '' || isKnown ? null : name;
}

/** What can be written in is offered whatever was typed. */
const keepNew: OptionsFilter = ({ options, search }) =>
  options.filter((option) => {
    if (!('value' in option)) return true;
    return option.value === NEW || option.label.toLowerCase().includes(search.trim().toLowerCase());
  });

/** Chooses one or several records of an entity; more are found by typing. */
export function RecordSelect({
  entity,
  among,
  isMany = false,
  value,
  onChange,
  opening,
  writeIn = null,
  ...input
}: RecordSelectProps) {
  const { t } = useTranslation('forms');
  const opened = useOpening(opening);
  const { searchValue: search, onSearchChange: setSearch } = opened;
  const [settled] = useDebouncedValue(search, settle);
  const chosen = useRecordLabels(entity, value);
  const isName = [...chosen.values()].includes(settled);
  const { data = [] } = useQuery({
    ...recordOptionsQuery(entity, { search: isName ? '' : settled, among }),
    placeholderData: keepPreviousData,
  });
  const known = new Map([
    ...[...chosen].map(([id, label]) => [id, label] as const),
    ...data.map((o) => [o.value, o.label] as const),
  ]);
  for (const id of value) if (!known.has(id)) known.set(id, '…');
  const shared = {
    ...input,
    ...opened,
    data: [...known].map(([id, label]) => ({ value: id, label })),
    searchable: true,
    nothingFoundMessage: t('nothingFound'),
    withAsterisk: false,
  };
  if (isMany) {
    const offered = writeIn === null ? null : newName(search, known.values());
    const choose = async (next: readonly string[]): Promise<void> => {
      if (!next.includes(NEW) || writeIn === null || offered === null) return onChange(next);
      setSearch('');
      const id = await writeIn(offered);
      onChange([...new Set([...value, id])]);
    };
    const more = offered === null ? [] : [{ value: NEW, label: t('writeIn', { name: offered }) }];
    return (
      <MultiSelect
        {...shared}
        data={[...shared.data, ...more]}
        {...(writeIn !== null && { filter: keepNew })}
        value={[...value]}
        onChange={(next) => void choose(next)}
        hidePickedOptions
      />
    );
  }
  return (
    <Select
      {...shared}
      value={value[0] ?? null}
      onChange={(next) => onChange(next ? [next] : [])}
      clearable={!input.required}
      allowDeselect={!input.required}
    />
  );
}
