import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { leaveSeenRole, seenRole } from '#src/data/session/seenRole.ts';
import { paths } from '#src/generated/paths.gen.ts';
import classes from './SeenAsBar.module.css';

/** Above everything while one sees the product as another role: which, that nothing is changed, and the way back. */
export function SeenAsBar() {
  const { t } = useTranslation('shell');
  const role = seenRole();
  if (!role) return null;
  return (
    <aside className={classes.bar} data-seen-as aria-label={t('seenAs.text', { role: role.name })}>
      <span className={classes.text}>
        <IconEye size={16} aria-hidden className={classes.icon} />
        {t('seenAs.text', { role: role.name })}
      </span>
      <Button
        variant="default"
        size="compact-md"
        className={classes.back ?? ''}
        onClick={() => leaveSeenRole(paths.adminConfigurationPermissions())}
      >
        {t('seenAs.back')}
      </Button>
    </aside>
  );
}
