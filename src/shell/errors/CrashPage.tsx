import { Button } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL } from '#domain/generated/constants.gen.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';

/** The crash screen: says so, lets the user tell support, and offers a fresh start. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const { incubator } = useSession();
  useEffect(() => console.error(error), [error]);
  const subject = encodeURIComponent(t('crash.mailSubject'));
  const body = encodeURIComponent(`${window.location.href}\n${error instanceof Error ? error.message : ''}\n\n`);
  return (
    <StatusPage
      mark={<IconMoodSad size={32} aria-hidden />}
      title={t('crash.title')}
      actions={
        <>
          <Button
            variant="default"
            component="a"
            href={`mailto:${incubator?.supportEmail?.address || SUPPORT_EMAIL}?subject=${subject}&body=${body}`}
          >
            {t('crash.tell')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('crash.refresh')}</Button>
        </>
      }
    >
      <span>{t('crash.text')}</span>
      <span>{t('crash.later')}</span>
    </StatusPage>
  );
}
