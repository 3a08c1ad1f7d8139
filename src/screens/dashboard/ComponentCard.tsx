import { createContext, Suspense, useContext, useMemo } from 'react';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { type LoadComponents, loadedComponent } from '../loadedComponent.ts';

/** Cards written by hand, by the name the spec gives them; the shell knows them, screens only show them. */
export const DashboardComponents = createContext<LoadComponents<object>>(async () => ({}));

export function ComponentCard({ id }: { readonly id: string }) {
  const load = useContext(DashboardComponents);
  const Component = useMemo(() => loadedComponent(load, id), [load, id]);
  return (
    <Suspense fallback={<ListSkeleton rows={4} />}>
      <Component />
    </Suspense>
  );
}
