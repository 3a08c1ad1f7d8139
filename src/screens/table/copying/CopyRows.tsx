import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../../screenModules.ts';
import type { TableSearch } from '../tableSearch.ts';
import { useCopyRows } from './useCopyRows.ts';

interface CopyRowsProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly records: readonly RecordData[];
}

/** Copies the rows that are chosen. */
export function CopyRows({ screen, search, records }: CopyRowsProps) {
  const { t } = useTranslation('tables');
  const copy = useCopyRows(screen, search);
  return (
    <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copy(records)}>
      {t('copy')}
    </Button>
  );
}
