import { type ComponentType, createContext, type LazyExoticComponent, Suspense, useContext } from 'react';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';

export type DashboardComponentMap = Readonly<Record<string, LazyExoticComponent<ComponentType> | undefined>>;

/** Cards written by hand, by the name the spec gives them; the shell knows them, screens only show them. */
export const DashboardComponents = createContext<DashboardComponentMap>({});

export function ComponentCard({ id }: { readonly id: string }) {
  const Component = useContext(DashboardComponents)[id];
  if (!Component) throw new Error(`No component is registered for the card ${id}`);
  return (
    <Suspense fallback={<ListSkeleton rows={4} />}>
      <Component />
    </Suspense>
  );
}
