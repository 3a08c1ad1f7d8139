import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta } from '#domain/model/screens.ts';
import { CellValue } from '../../cells/CellValue.tsx';
import { formatValue } from '../../cells/formatValue.ts';
import { useFormatContext } from '../../cells/useFormatContext.ts';
import { valueAt } from '../../cells/valueAt.ts';
import type { RecordData } from '../../screenModules.ts';
import { useReadableColumns } from '../../table/columns/useReadableColumns.ts';
import classes from '../DetailScreen.module.css';

interface DetailFactsProps {
  readonly screen: DetailScreenMeta;
  readonly record: RecordData;
}

/** The key facts in a line; what is not known takes no place. */
export function DetailFacts({ screen, record }: DetailFactsProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const context = useFormatContext();
  const readable = useReadableColumns({ entity: screen.entity, columns: screen.facts });
  const facts = readable.filter((column) => formatValue(valueAt(record, column.path), column, context) !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts} aria-label={t('screens:detail.facts')}>
      {facts.map((column) => (
        <div
          key={column.path}
          className={classes.fact}
          data-spec={`field/${screen.entity}.${column.path.split('.', 1)[0]}`}
        >
          <dt>{t(column.labelKey)}</dt>
          <dd>
            <CellValue record={record} column={column} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
