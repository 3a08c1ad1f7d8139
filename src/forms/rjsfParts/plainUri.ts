/**
 * Stands in for `fast-uri` in the built client (see `vite.config.ts`), with which the form library follows references
 * between schemas: those of our forms hold none.
 */
const plainUri = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => (base === '' ? reference : new URL(reference, base).href),
};

export default plainUri;
