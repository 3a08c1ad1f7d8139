import { Page } from '#src/ui/Page.tsx';
import type { TableScreenModule } from '../screenModules.ts';
import { RecordTable } from './RecordTable.tsx';

/** A screen that is one table. */
export function TableScreen({ module }: { readonly module: TableScreenModule }) {
  return (
    <Page width="full" screenId={module.screen.id}>
      <RecordTable module={module} />
    </Page>
  );
}
