import { Button, PasswordInput } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DeleteOwnAccountDocument } from './account.gen.ts';
import classes from './account.module.css';
import { selfDeletionQuery } from './accountQueries.ts';
import '@mantine/core/styles/PasswordInput.css';

/** Closes one's own account, where the organisation lets people do that. */
export function DeleteAccountPage() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const { data } = useQuery(selfDeletionQuery());
  const remove = useMutation({
    mutationFn: (password: string) => graphqlRequest(DeleteOwnAccountDocument, { password }),
    onSuccess: () => signOut('user'),
  });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const isConfirmed = await askConfirmation({
      title: t('delete.question'),
      message: t('delete.warning'),
      confirmLabel: t('delete.submit'),
      dismissLabel: t('delete.cancel'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(password);
  };
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <Page width="form">
      <PageHeader title={t('delete.title')} />
      {data.incubator?.allowUserSelfDelete ? (
        <form className={classes.form} onSubmit={(event) => void submit(event)}>
          <p>{t('delete.hint')}</p>
          <PasswordInput
            name="password"
            label={t('delete.password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': t('security.show') }}
          />
          {remove.error && (
            <p role="alert" className={classes.problem}>
              {message(remove.error)}
            </p>
          )}
          <Button type="submit" color="red" loading={remove.isPending}>
            {t('delete.submit')}
          </Button>
        </form>
      ) : (
        <EmptyState
          icon={<IconUserOff size={24} aria-hidden />}
          title={t('delete.byAdmins')}
          hint={t('delete.notAllowed')}
          action={
            <Button component={AppLink} href={paths.accountSettings()} variant="default">
              {t('delete.back')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
