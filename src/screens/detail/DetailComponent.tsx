import { type ComponentType, createContext, type LazyExoticComponent, useContext } from 'react';

export type DetailComponentMap = Readonly<
  Record<string, LazyExoticComponent<ComponentType<{ readonly recordId: string }>> | undefined>
>;

/** Tabs written by hand, by the name the spec gives them; the shell knows them, screens only show them. */
export const DetailComponents = createContext<DetailComponentMap>({});

export function DetailComponent({ id, recordId }: { readonly id: string; readonly recordId: string }) {
  const Component = useContext(DetailComponents)[id];
  if (!Component) throw new Error(`No component is registered for the tab ${id}`);
  return <Component recordId={recordId} />;
}
