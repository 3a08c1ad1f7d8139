import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellMeta, ColumnMeta } from '#domain/model/screens.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { RecordData } from '../../screenModules.ts';
import type { CellChange } from './CellEditing.ts';
import { problemOf, storedValue } from './cellValues.ts';

interface ChangedCell {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  readonly cell: CellMeta;
  readonly onSave: (change: CellChange) => Promise<void>;
  /** It is saved, or as it was. */
  readonly onDone: () => void;
}

/** A value of a record that is being changed. What the server has against it is said, and the value stays to be mended. */
export function useCellChange({ record, column, cell, onSave, onDone }: ChangedCell) {
  const { t } = useTranslation(['screens', 'spec', 'tables']);
  const message = useErrorMessage();
  const before = storedValue(record, cell);
  const [value, setValue] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const label = t(column.labelKey, { ns: 'spec' });
  const save = async (next: unknown): Promise<void> => {
    if (isSaving) return;
    if (next === before) return onDone();
    const problem = problemOf(next, cell);
    if (problem !== null) return setError(t(`tables:cell.${problem}`, { min: cell.min, max: cell.max }));
    setSaving(true);
    try {
      await onSave({ record, field: cell.field, to: next, from: before, label });
      onDone();
    } catch (failure) {
      setError(message(failure));
      setSaving(false);
    }
  };
  return {
    label,
    value,
    error,
    isSaving,
    save,
    type: (next: unknown): void => {
      setError(null);
      setValue(next);
    },
    choose: (next: unknown): void => {
      setValue(next);
      void save(next);
    },
  };
}
