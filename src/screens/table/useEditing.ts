import { useState } from 'react';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';

/** The form that is open beside a table, and the record in it; null for a new one. */
export interface Editing {
  readonly form: string;
  readonly recordId: string | null;
}

/**
 * What is being edited. The create menu leads to a table with `?create=true`: while the address says so, the form for
 * a new record is open, wherever one came from.
 */
export function useEditing(createForm: string | null) {
  const { create, ...rest } = usePageSearch();
  const changeSearch = useChangeSearch();
  const [chosen, setChosen] = useState<Editing | null>(null);
  const isAskedFor = createForm !== null && create === true;
  const stop = (): void => {
    setChosen(null);
    if (isAskedFor) void changeSearch(rest, { replace: true });
  };
  return { editing: isAskedFor ? { form: createForm, recordId: null } : chosen, edit: setChosen, stop };
}
