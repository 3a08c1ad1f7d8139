import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface RowLabels {
  readonly select: (name: string) => string;
  readonly edit: (name: string) => string;
}

/** Looked up once, not by each row: rows come and go with every step of the wheel. */
export function useRowLabels(): RowLabels {
  const { t } = useTranslation('screens');
  return useMemo(() => {
    const labelOf = (text: string) => (name: string) => text.replace(PLACE, () => name);
    return { select: labelOf(t('table.select', { name: PLACE })), edit: labelOf(t('table.edit', { name: PLACE })) };
  }, [t]);
}

/** A character that no text has. */
const PLACE = '\u{E000}';
