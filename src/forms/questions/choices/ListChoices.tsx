import { MultiSelect, Select } from '@mantine/core';
import type { Opened } from '../../widgets/FirstUse.tsx';
import { useOpening } from '../../widgets/useOpening.ts';
import type { FieldFrame } from '../QuestionField.tsx';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface ListProps extends Opened {
  readonly frame: FieldFrame;
  readonly choices: readonly { value: string; label: string }[];
}

interface OneOfListProps extends ListProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One answer out of a list that opens; drawn closed until somebody goes to it (`FirstUse`). */
export function OneOfList({ frame, choices, value, onChange, opening }: OneOfListProps) {
  return (
    <Select {...frame} {...useOpening(opening)} data={choices} value={value} searchable clearable onChange={onChange} />
  );
}

interface SeveralOfListProps extends ListProps {
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
}

export function SeveralOfList({ frame, choices, values, onChange, opening }: SeveralOfListProps) {
  return (
    <MultiSelect
      {...frame}
      {...useOpening(opening)}
      data={choices}
      value={[...values]}
      searchable
      clearable
      onChange={onChange}
    />
  );
}
