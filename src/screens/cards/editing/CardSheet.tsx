import { Button, Drawer } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellMeta, ColumnMeta } from '#domain/model/screens.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import type { RecordData } from '../../screenModules.ts';
import type { CellChange } from '../../table/editing/CellEditing.ts';
import { CellInput } from '../../table/editing/CellInput.tsx';
import { useCellChange } from '../../table/editing/useCellChange.ts';
import classes from './CardSheet.module.css';
import '@mantine/core/styles/Drawer.css';

interface CardSheetProps {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  readonly cell: CellMeta;
  /** What the record is called. */
  readonly name: string;
  /** Values that the record can't be given yet. */
  readonly closed: readonly string[];
  readonly onSave: (change: CellChange) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes one value of a record on a phone: one tap on what it is to be, or a control and Save. */
export function CardSheet({ record, column, cell, name, closed, onSave, onClose }: CardSheetProps) {
  const { t } = useTranslation(['screens', 'tables', 'shell']);
  const errorId = useId();
  const { label, value, error, isSaving, save, type, choose } = useCellChange({
    ...{ record, column, cell, onSave },
    onDone: onClose,
  });
  useReturnFocus();
  useToastsLeave();
  const title = t('table.editCell', { field: label, name });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={title}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }), size: 44 }}
    >
      {cell.type === 'enum' ? (
        <Choices
          label={title}
          enumName={column.enum}
          without={closed}
          value={value}
          isDisabled={isSaving}
          onChoose={choose}
        />
      ) : (
        <form
          className={classes.typed}
          onSubmit={(event) => {
            event.preventDefault();
            void save(value);
          }}
        >
          <CellInput
            cell={cell}
            enumName={column.enum}
            label={title}
            describedBy={error === null ? undefined : errorId}
            value={value}
            isDisabled={isSaving}
            onChange={type}
            onChoose={choose}
          />
          <Button type="submit" mih={44} loading={isSaving}>
            {t('tables:cell.save')}
          </Button>
        </form>
      )}
      {error !== null && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </Drawer>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly enumName: string | undefined;
  readonly without: readonly string[];
  readonly value: unknown;
  readonly isDisabled: boolean;
  readonly onChoose: (value: string) => void;
}

/** All that it can be, under each other: nothing has to be opened first. */
function Choices({ label, enumName, without, value, isDisabled, onChoose }: ChoicesProps) {
  const options = useEnumOptions(enumName, without);
  return (
    <fieldset className={classes.choices} aria-label={label} disabled={isDisabled}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.choice}
          aria-pressed={option.value === value}
          data-autofocus={option.value === value ? true : undefined}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.value === value && <IconCheck size={18} aria-hidden />}
        </button>
      ))}
    </fieldset>
  );
}
