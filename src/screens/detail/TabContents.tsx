import { Suspense } from 'react';
import type { TabContent } from '#domain/model/screens.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { RecordData } from '../screenModules.ts';
import { DetailComponent } from './DetailComponent.tsx';
import classes from './DetailScreen.module.css';
import { FieldGroup } from './FieldGroup.tsx';
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
    return <RelatedTable key={table} owner={entity} screenId={table} by={by} byList={byList} recordId={id} />;
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
