import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { ExportButton } from './ExportButton.tsx';
import { exportsOfScreen, isExportLocked, type ShownList } from './exportsOfScreen.ts';

const LockedFeature = lazy(() => import('#src/ui/LockedFeature.tsx').then((m) => ({ default: m.LockedFeature })));
const ExportMenu = lazy(() => import('./ExportMenu.tsx').then((module) => ({ default: module.ExportMenu })));

interface TableExportsProps {
  readonly screenId: string;
  readonly recordId: string | null;
  /** What of the list is shown: the file holds the same. */
  readonly list?: ShownList | undefined;
}

/** What of a table can be taken along as a file; nothing where the reader may take nothing. */
export function TableExports({ screenId, recordId, list }: TableExportsProps) {
  const { t } = useTranslation('screens');
  const principal = useSession().rights?.principal ?? null;
  const known = exportsOfScreen(screenId, principal);
  const types = known.filter((type) => !isExportLocked(type, principal));
  if (known.length === 0) return null;
  if (types.length === 0) {
    return (
      <Suspense fallback={null}>
        <LockedFeature>{t('export.button')}</LockedFeature>
      </Suspense>
    );
  }
  return (
    <OnDemand button={(open) => <ExportButton onClick={open} />}>
      <ExportMenu screenId={screenId} types={types} recordId={recordId} list={list} />
    </OnDemand>
  );
}
