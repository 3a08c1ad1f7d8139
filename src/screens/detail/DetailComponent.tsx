import { createContext, useContext, useMemo } from 'react';
import { type LoadComponents, loadedComponent } from '../loadedComponent.ts';

export interface DetailComponentProps {
  readonly recordId: string;
}

/** Tabs written by hand, by the name the spec gives them; the shell knows them, screens only show them. */
export const DetailComponents = createContext<LoadComponents<DetailComponentProps>>(async () => ({}));

export function DetailComponent({ id, recordId }: { readonly id: string; readonly recordId: string }) {
  const load = useContext(DetailComponents);
  const Component = useMemo(() => loadedComponent(load, id), [load, id]);
  return <Component recordId={recordId} />;
}
