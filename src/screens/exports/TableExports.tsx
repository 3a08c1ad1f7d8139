import { lazy, Suspense } from 'react';
import { useSession } from '#src/data/session/sessionStore.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { ExportButton } from './ExportButton.tsx';
import { exportsOfScreen, isExportLocked } from './exportsOfScreen.ts';

const LockedExport = lazy(() => import('./LockedExport.tsx').then((module) => ({ default: module.LockedExport })));
const ExportMenu = lazy(() => import('./ExportMenu.tsx').then((module) => ({ default: module.ExportMenu })));

interface TableExportsProps {
  readonly screenId: string;
  readonly recordId: string | null;
}

/** What of a table can be taken along as a file; nothing where the reader may take nothing. */
export function TableExports({ screenId, recordId }: TableExportsProps) {
  const principal = useSession().rights?.principal ?? null;
  const known = exportsOfScreen(screenId, principal);
  const types = known.filter((type) => !isExportLocked(type, principal));
  if (known.length === 0) return null;
  if (types.length === 0) {
    return (
      <Suspense fallback={null}>
        <LockedExport />
      </Suspense>
    );
  }
  return (
    <OnDemand button={(open) => <ExportButton onClick={open} />}>
      <ExportMenu types={types} recordId={recordId} />
    </OnDemand>
  );
}
