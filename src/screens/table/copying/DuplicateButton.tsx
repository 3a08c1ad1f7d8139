import { IconCopyPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RecordData } from '../../screenModules.ts';
import classes from '../TableView.module.css';
import { useDuplicateRow } from './useDuplicate.ts';

interface DuplicateButtonProps {
  readonly record: RecordData;
  readonly name: string;
}

/** Makes a copy of a row's record, where its reader may. */
export function DuplicateButton({ record, name }: DuplicateButtonProps) {
  const { t } = useTranslation('screens');
  const duplicate = useDuplicateRow();
  if (duplicate === null) return null;
  const label = t('duplicateOf', { name });
  return (
    <button type="button" className={classes.edit} aria-label={label} title={label} onClick={() => duplicate(record)}>
      <IconCopyPlus size={16} aria-hidden />
    </button>
  );
}
