import { useTranslation } from 'react-i18next';
import { SortableItem } from '#src/ui/ordering/SortableItem.tsx';
import classes from './FieldList.module.css';
import type { Field } from './useFields.ts';

interface FieldRowProps {
  readonly field: Field;
  /** Its place, from nothing. */
  readonly at: number;
  readonly count: number;
  readonly mayChange: boolean;
  readonly onMove: (id: string, to: number) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** One field of a profile, and what can be done with it. */
export function FieldRow({ field, ...place }: FieldRowProps) {
  const { t } = useTranslation(['organisation', 'spec']);
  const { _id, name, fieldType, required, help } = field;
  const kind = t(`enum.CustomFieldType.${fieldType}`, { ns: 'spec' });
  const notes = [kind, required ? t('builder.required') : '', help ?? ''].filter(Boolean);
  return (
    <SortableItem {...place} id={_id} name={name} kind="field">
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>{notes.join(' · ')}</span>
      </span>
    </SortableItem>
  );
}
