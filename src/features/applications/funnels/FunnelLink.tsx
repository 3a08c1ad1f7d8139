import { useTranslation } from 'react-i18next';
import { CopyField } from '#src/ui/copying/CopyField.tsx';

/** The address at which applicants sign up, to be copied. */
export function FunnelLink({ link, isOpen }: { readonly link: string; readonly isOpen: boolean }) {
  const { t } = useTranslation('applications');
  return (
    <CopyField
      label={t('opening.link')}
      hint={t(isOpen ? 'opening.linkHint' : 'opening.linkLater')}
      value={link}
      copy={t('opening.copy')}
      copied={t('opening.copied')}
    />
  );
}
