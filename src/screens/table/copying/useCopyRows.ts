import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useFormatContext } from '../../cells/useFormatContext.ts';
import type { RecordData } from '../../screenModules.ts';
import { useColumnHeading } from '../columns/useColumnHeading.ts';
import { useReadableColumns } from '../columns/useReadableColumns.ts';
import { shownColumns, type TableSearch } from '../tableSearch.ts';
import { rowsCsv } from './rowsCsv.ts';

/** Puts rows into the clipboard as CSV, with the columns that are shown. */
export function useCopyRows(screen: TableScreenMeta, search: TableSearch): (records: readonly RecordData[]) => void {
  const { t } = useTranslation('tables');
  const context = useFormatContext();
  const headingOf = useColumnHeading();
  const shown = shownColumns(screen, search);
  const columns = useReadableColumns(screen).filter(({ path }) => shown.has(path));
  const copy = async (records: readonly RecordData[]): Promise<void> => {
    try {
      await navigator.clipboard.writeText(rowsCsv(records, columns, columns.map(headingOf), context));
      const number = records.length.toLocaleString(context.language);
      showToast({ kind: 'success', message: t('copied', { number }), isConfirmation: true });
    } catch {
      showToast({ kind: 'error', message: t('notCopied') });
    }
  };
  return (records) => void copy(records);
}
