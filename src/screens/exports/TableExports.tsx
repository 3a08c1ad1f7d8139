import { lazy } from 'react';
import { useSession } from '#src/data/session/sessionStore.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { ExportButton } from './ExportButton.tsx';
import { exportsOfScreen } from './exportsOfScreen.ts';

const ExportMenu = lazy(() => import('./ExportMenu.tsx').then((module) => ({ default: module.ExportMenu })));

interface TableExportsProps {
  readonly screenId: string;
  readonly recordId: string | null;
}

/** What of a table can be taken along as a file; nothing where the reader may take nothing. */
export function TableExports({ screenId, recordId }: TableExportsProps) {
  const types = exportsOfScreen(screenId, useSession().rights?.principal ?? null);
  if (types.length === 0) return null;
  return (
    <OnDemand button={(open) => <ExportButton onClick={open} />}>
      <ExportMenu types={types} recordId={recordId} />
    </OnDemand>
  );
}
