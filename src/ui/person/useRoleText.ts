import { useTranslation } from 'react-i18next';
import { type LabelledRole, roleLabel } from '#domain/access/roleLabel.ts';

/** Gives a role in the reader's language; a name that the tenant gave it stays as it is. */
export function useRoleText(): (role: LabelledRole | null) => string {
  const { t } = useTranslation('spec');
  return (role) => {
    const label = roleLabel({ role, labels: {}, productName: t('role.System') });
    const type = role?.type.find((candidate) => t(`role.${candidate}`, { lng: 'en' }) === label);
    return t(`role.${type ?? label}`, { defaultValue: label });
  };
}
