import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellMeta, ColumnMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../../screenModules.ts';
import type { CellChange } from './CellEditing.ts';
import { CellInput } from './CellInput.tsx';
import classes from './EditableCell.module.css';
import { useCellChange } from './useCellChange.ts';

interface CellEditorProps {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  readonly cell: CellMeta;
  readonly name: string;
  /** Values that the record can't be given yet. */
  readonly closed: readonly string[];
  readonly onSave: (change: CellChange) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * One control over its cell. Enter saves, Escape leaves, going elsewhere saves what was changed. What the server has
 * against a value stands under it, and the value stays to be mended.
 */
export function CellEditor({ record, column, cell, name, closed, onSave, onClose }: CellEditorProps) {
  const { t } = useTranslation('screens');
  const errorId = useId();
  /** It is left: the focus that goes with it saves nothing. */
  const isLeft = useRef(false);
  const leave = (): void => {
    isLeft.current = true;
    onClose();
  };
  const { label, value, error, isSaving, save, type, choose } = useCellChange({
    ...{ record, column, cell, onSave },
    onDone: leave,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    // Choices have their own use for both keys while their list is open.
    const isListOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isListOpen) {
      event.stopPropagation();
      leave();
    }
    if (event.key === 'Enter' && !isListOpen) {
      event.preventDefault();
      void save(value);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]')) return;
    if (error === null && !isLeft.current) void save(value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the control in it
    <div className={classes.editor} data-cell-editor onKeyDown={onKeyDown} onBlur={onBlur}>
      <CellInput
        cell={cell}
        enumName={column.enum}
        without={closed}
        label={t('table.editCell', { field: label, name })}
        describedBy={error === null ? undefined : errorId}
        value={value}
        isDisabled={isSaving}
        onChange={type}
        onChoose={choose}
      />
      {error !== null && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
