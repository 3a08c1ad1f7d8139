import { Paper, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { RichText } from '#src/ui/writing/RichText.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { formatValue } from '../cells/formatValue.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';
import { useReadableColumns } from '../table/columns/useReadableColumns.ts';
import classes from './DetailScreen.module.css';

interface FieldGroupProps {
  readonly entity: string;
  readonly titleKey: string | undefined;
  readonly columns: readonly ColumnMeta[];
  readonly record: RecordData;
}

/** Fields that belong together; those without a value are only named, because a dash for each says nothing more. */
export function FieldGroup({ entity, titleKey, columns, record }: FieldGroupProps) {
  const { t, i18n } = useTranslation(['spec', 'screens']);
  const context = useFormatContext();
  const fields = useReadableColumns({ entity, columns });
  if (fields.length === 0) return null;
  const isFilled = (column: ColumnMeta): boolean =>
    column.type === 'richText'
      ? Boolean(record[column.path])
      : formatValue(valueAt(record, column.path), column, context) !== '';
  const filled = fields.filter(isFilled);
  // Without a value may mean without the right to read it here: that is not said to be missing.
  const missing = fields
    .filter((column) => !isFilled(column) && !column.whenReadable)
    .map(({ labelKey }) => t(labelKey));
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      {titleKey && (
        <Title order={2} className={classes.groupTitle}>
          {t(titleKey)}
        </Title>
      )}
      {filled.length > 0 && (
        <dl className={classes.fields}>
          {filled.map((column) => (
            <div
              key={column.path}
              className={classes.fact}
              data-spec={`field/${entity}.${column.path.split('.', 1)[0]}`}
              data-wide={column.type === 'longText' || column.type === 'richText'}
            >
              <dt>{t(column.labelKey)}</dt>
              <dd>
                {column.type === 'richText' ? (
                  <RichText value={record[column.path]} />
                ) : (
                  <CellValue record={record} column={column} context={context} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className={classes.missing}>{t('screens:detail.notFilledIn', { fields: listOf(missing, i18n.language) })}</p>
      )}
    </Paper>
  );
}
