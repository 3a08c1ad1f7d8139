import type { ReactNode } from 'react';

/**
 * Stands in for `markdown-to-jsx` (see `vite.config.ts`), which the form library loads for descriptions in Markdown:
 * ours are plain texts in eleven languages, and the parser would be a quarter of what a form weighs.
 */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
