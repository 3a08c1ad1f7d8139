import { Suspense } from 'react';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { DetailScreenMeta } from '#domain/model/screens.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { whileComing } from '#src/ui/list/whileComing.ts';
import { DetailComponent } from './DetailComponent.tsx';

interface DetailBarProps {
  readonly screen: DetailScreenMeta;
  readonly recordId: string;
}

/** What stands above the tabs of a record, for those whom it is for. */
export function DetailBar({ screen: { bar }, recordId }: DetailBarProps) {
  const principal = useSession().rights?.principal ?? null;
  if (bar === undefined || (bar.permission !== undefined && !hasPermission(principal, bar.permission))) return null;
  return (
    <Suspense fallback={<div aria-busy="true" data-coming ref={whileComing} />}>
      <DetailComponent id={bar.component} recordId={recordId} />
    </Suspense>
  );
}
