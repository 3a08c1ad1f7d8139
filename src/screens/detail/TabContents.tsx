import { Paper, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta, TabContent } from '#domain/model/screens.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { RichText } from '#src/ui/writing/RichText.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { useReadableColumns } from '../table/columns/useReadableColumns.ts';
import { DetailComponent } from './DetailComponent.tsx';
import classes from './DetailScreen.module.css';
import { RecordDashboard } from './RecordDashboard.tsx';
import { RelatedTable } from './RelatedTable.tsx';

interface TabContentsProps {
  /** Whose fields these are. */
  readonly entity: string;
  readonly content: TabContent;
  readonly record: RecordData;
}

/** What a tab or a page of one holds: groups of fields, records that belong to this one, or something written for it. */
export function TabContents({ entity, content, record }: TabContentsProps) {
  const id = String(record._id);
  if (content.kind === 'related') {
    const { table, by, byList } = content;
    return <RelatedTable key={table} screenId={table} by={by} byList={byList} recordId={id} />;
  }
  if (content.kind === 'dashboard') return <RecordDashboard screenId={content.dashboard} record={record} />;
  if (content.kind === 'component') {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <DetailComponent id={content.component} recordId={id} />
      </Suspense>
    );
  }
  return (
    <div className={classes.groups}>
      {content.groups.map((group) => (
        <FieldGroup
          key={group.labelKey ?? ''}
          entity={entity}
          titleKey={group.labelKey}
          columns={group.fields}
          record={record}
        />
      ))}
    </div>
  );
}

interface FieldGroupProps {
  readonly entity: string;
  readonly titleKey: string | undefined;
  readonly columns: readonly ColumnMeta[];
  readonly record: RecordData;
}

function FieldGroup({ entity, titleKey, columns, record }: FieldGroupProps) {
  const { t } = useTranslation('spec');
  const context = useFormatContext();
  const fields = useReadableColumns({ entity, columns });
  if (fields.length === 0) return null;
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      {titleKey && (
        <Title order={2} className={classes.groupTitle}>
          {t(titleKey)}
        </Title>
      )}
      <dl className={classes.fields}>
        {fields.map((column) => (
          <div
            key={column.path}
            className={classes.fact}
            data-wide={column.type === 'longText' || column.type === 'richText'}
          >
            <dt>{t(column.labelKey)}</dt>
            <dd>
              {column.type === 'richText' && record[column.path] ? (
                <RichText value={record[column.path]} />
              ) : (
                <CellValue
                  record={record}
                  column={column}
                  context={context}
                  text={column.type === 'richText' ? '' : undefined}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
