import { useTranslation } from 'react-i18next';
import { documentOf } from '#domain/forms/facts/startupFacts.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';

/** Gives what a field of the startup is called: one that the organisation has added by its own name. */
export function useFactName() {
  const { t } = useTranslation(['applications', 'spec']);
  return ({ field, label }: { readonly field: string; readonly label?: string | null }): string => {
    if (label) return label;
    const category = documentOf(field);
    if (category === null) return t(`spec:field.Startup.${field}`);
    return t('mapping.document', { category: t(`spec:${enumLabelKey('DocumentCategory', category)}`) });
  };
}
