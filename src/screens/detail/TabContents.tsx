import { Paper, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta, TabContent } from '#domain/model/ui.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { DetailComponent } from './DetailComponent.tsx';
import classes from './DetailScreen.module.css';
import { RelatedTable } from './RelatedTable.tsx';

interface TabContentsProps {
  readonly content: TabContent;
  readonly record: RecordData;
}

/** What a tab or a page of one holds: groups of fields, records that belong to this one, or something written for it. */
export function TabContents({ content, record }: TabContentsProps) {
  const id = String(record._id);
  if (content.kind === 'related') {
    const { table, by, byList } = content;
    return <RelatedTable key={table} screenId={table} by={by} byList={byList} recordId={id} />;
  }
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
        <FieldGroup key={group.labelKey ?? ''} titleKey={group.labelKey} fields={group.fields} record={record} />
      ))}
    </div>
  );
}

interface FieldGroupProps {
  readonly titleKey: string | undefined;
  readonly fields: readonly ColumnMeta[];
  readonly record: RecordData;
}

function FieldGroup({ titleKey, fields, record }: FieldGroupProps) {
  const { t } = useTranslation('spec');
  const context = useFormatContext();
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      {titleKey && (
        <Title order={2} className={classes.groupTitle}>
          {t(titleKey)}
        </Title>
      )}
      <dl className={classes.fields}>
        {fields.map((column) => (
          <div key={column.path} className={classes.fact} data-wide={column.type === 'longText'}>
            <dt>{t(column.labelKey)}</dt>
            <dd>
              <CellValue record={record} column={column} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
