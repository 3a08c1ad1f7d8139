import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

const PeopleFileDialog = lazy(() => import('./PeopleFileDialog.tsx').then((m) => ({ default: m.PeopleFileDialog })));

/** Inviting everybody of a file, for those who may invite. */
export function PeopleFileButton(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('screens');
  const [isOpen, setOpen] = useState(false);
  if (!hasPermission(useSession().rights?.principal ?? null, 'USER/USER:INVITE')) return null;
  return (
    <>
      <ActionIcon
        size="lg"
        aria-label={t('peopleFile.button')}
        title={t('peopleFile.button')}
        onClick={() => setOpen(true)}
        {...props}
      >
        <IconUserPlus size={20} stroke={1.75} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <PeopleFileDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
