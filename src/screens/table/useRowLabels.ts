import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface RowLabels {
  readonly select: (name: string) => string;
  readonly edit: (name: string) => string;
  /** Of one value of it. */
  readonly change: (field: string, name: string) => string;
}

/** Looked up once, not by each row: rows come and go with every step of the wheel. */
export function useRowLabels(): RowLabels {
  const { t } = useTranslation('screens');
  return useMemo(() => {
    const labelOf = (text: string) => (name: string) => text.replace(PLACE, () => name);
    const change = t('table.editCell', { field: FIELD, name: PLACE });
    return {
      select: labelOf(t('table.select', { name: PLACE })),
      edit: labelOf(t('table.edit', { name: PLACE })),
      change: (field, name) => labelOf(change)(name).replace(FIELD, () => field),
    };
  }, [t]);
}

/** Characters that no text has. */
const PLACE = '\u{E000}';
const FIELD = '\u{E001}';
