import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { deviceZone, useSession } from '#src/data/session/sessionStore.ts';
import { signInLocally } from '#src/data/session/signIn.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { TermsLink } from '#src/ui/TermsLink.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../AuthCard.module.css';
import { AuthCard } from '../AuthCard.tsx';
import { ChoosePasswordForm } from '../ChoosePasswordForm.tsx';
import { RenewInvitation } from './RenewInvitation.tsx';

const route = getRouteApi('/public/acceptinvitation');

/** Whom the invitation was sent to, as the server says it. */
interface Invited {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const isExpired = (error: unknown): boolean => error instanceof RequestError && error.code === 'invitationExpired';

/** Opened from the mail of an invitation: choosing a password opens the account, and one is in it. */
export function AcceptInvitationPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const router = useRouter();
  const { token } = route.useSearch();
  const hasUser = useSession().user !== null;
  const [hasEntered, setHasEntered] = useState(false);
  const invited = useLoaded(token ?? '', async () =>
    token ? ((await httpRequest('POST', '/api/users/invitation', { token })) as Invited) : null,
  );
  const person = invited.data;
  const accept = useAction(async (newPassword: string) => {
    await httpRequest('POST', '/api/users/resetpassword', { token, newPassword, timezone: deviceZone() });
    if (!person) return;
    // The link is used up by now: whoever could not be signed in is sent to the page for it, not asked once more.
    await signInLocally(person.email, newPassword).then(
      () => setHasEntered(true),
      () => {},
    );
  });
  // Somebody else may have been signed in here before.
  const isIn = hasEntered && hasUser;
  useEffect(() => {
    if (isIn) router.history.replace('/');
  }, [isIn, router]);
  return (
    <AuthCard
      title={t('invitation.title')}
      footer={
        <>
          <AppLink className={classes.link} href="/login">
            {t('backToLogin')}
          </AppLink>
          <TermsLink />
        </>
      }
    >
      {!token && <FormAlert>{t('invitation.incomplete')}</FormAlert>}
      {invited.error !== null && <FormAlert>{message(invited.error)}</FormAlert>}
      {token && isExpired(invited.error) && <RenewInvitation token={token} />}
      {accept.isDone && !isIn && <FormAlert kind="success">{t('invitation.done')}</FormAlert>}
      {person && !accept.isDone && (
        <ChoosePasswordForm
          email={person.email}
          name={[person.firstName, person.lastName].filter(Boolean).join(' ')}
          problem={accept.error === null ? null : message(accept.error)}
          isPending={accept.isPending}
          onChosen={accept.start}
        />
      )}
    </AuthCard>
  );
}
