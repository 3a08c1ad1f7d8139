import { MultiSelect, Select } from '@mantine/core';
import type { Opening } from '../widgets/FirstUse.tsx';
import { useSearch } from '../widgets/useSearch.ts';
import type { FieldFrame } from './QuestionField.tsx';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface ListProps extends Opening {
  readonly frame: FieldFrame;
  readonly choices: readonly { value: string; label: string }[];
}

interface OneOfListProps extends ListProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One answer out of a list that opens; drawn closed until somebody goes to it (`FirstUse`). */
export function OneOfList({ frame, choices, value, onChange, autoFocus, typed }: OneOfListProps) {
  return (
    <Select
      {...frame}
      {...useSearch(typed)}
      autoFocus={autoFocus}
      data={choices}
      value={value}
      searchable
      clearable
      onChange={onChange}
    />
  );
}

interface SeveralOfListProps extends ListProps {
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
}

export function SeveralOfList({ frame, choices, values, onChange, autoFocus, typed }: SeveralOfListProps) {
  return (
    <MultiSelect
      {...frame}
      {...useSearch(typed)}
      autoFocus={autoFocus}
      data={choices}
      value={[...values]}
      searchable
      clearable
      onChange={onChange}
    />
  );
}
