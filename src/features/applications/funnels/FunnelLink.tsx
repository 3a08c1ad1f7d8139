import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/feedback/toasts.ts';
import classes from './FunnelOpeningTab.module.css';

/** The address at which applicants sign up, to be copied. */
export function FunnelLink({ link, isOpen }: { readonly link: string; readonly isOpen: boolean }) {
  const { t } = useTranslation('applications');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    showToast({ kind: 'success', message: t('opening.copied') });
  };
  return (
    <div className={classes.link}>
      <TextInput
        className={classes.grow}
        label={t('opening.link')}
        description={t(isOpen ? 'opening.linkHint' : 'opening.linkLater')}
        value={link}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('opening.copy')}
      </Button>
    </div>
  );
}
