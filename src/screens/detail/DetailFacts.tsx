import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta } from '#domain/model/ui.ts';
import { CellValue } from '../cells/CellValue.tsx';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { useReadableColumns } from '../table/useReadableColumns.ts';
import classes from './DetailScreen.module.css';

interface DetailFactsProps {
  readonly screen: DetailScreenMeta;
  readonly record: RecordData;
}

/** The key facts in a rail at the side; narrower, over the tab's content; on a phone under it. */
export function DetailFacts({ screen, record }: DetailFactsProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const context = useFormatContext();
  const facts = useReadableColumns({ entity: screen.entity, columns: screen.facts });
  if (facts.length === 0) return null;
  return (
    <aside className={classes.rail} aria-label={t('screens:detail.facts')}>
      <dl className={classes.facts}>
        {facts.map((column) => (
          <div key={column.path} className={classes.fact}>
            <dt>{t(column.labelKey)}</dt>
            <dd>
              <CellValue record={record} column={column} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
