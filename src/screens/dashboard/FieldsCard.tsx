import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldsCardMeta } from '#domain/model/screens.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { formatValue } from '../cells/formatValue.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { valueAt } from '../cells/valueAt.ts';
import { useReadableColumns } from '../table/columns/useReadableColumns.ts';
import { fieldsQuery } from './cardQuery.ts';
import classes from './FieldsCard.module.css';

interface FieldsCardProps {
  readonly card: FieldsCardMeta;
  readonly document: string;
  /** The record that the dashboard is about. */
  readonly recordId: string;
}

/** What is known of the record itself; fields without a value take no place, and a card without fields none either. */
export function FieldsCard({ card, document, recordId }: FieldsCardProps) {
  const { t } = useTranslation('spec');
  const context = useFormatContext();
  const columns = useReadableColumns(card);
  const { data: record, error, refetch } = useQuery(fieldsQuery(card, document, recordId));
  const known = record && columns.filter((column) => formatValue(valueAt(record, column.path), column, context) !== '');
  if (record === null || known?.length === 0) return null;
  return (
    <Section title={t(card.labelKey)}>
      {!known && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {record && known && (
        <dl className={classes.fields}>
          {known.map((column) => (
            <div key={column.path} className={classes.field} data-wide={column.type === 'longText'}>
              <dt>{t(column.labelKey)}</dt>
              <dd>
                <CellValue record={record} column={column} context={context} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
