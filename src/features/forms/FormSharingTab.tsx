import { Button, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicLinkMaker } from '#src/ui/PublicLinkMaker.tsx';
import { QrPicture } from '#src/ui/qr/QrPicture.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './FormTabs.module.css';
import {
  ChangeFormSharingDocument,
  FormSharingDocument,
  type FormSharingQuery,
  MakeFormLinkDocument,
} from './forms.gen.ts';
import '@mantine/core/styles/Switch.css';

type SharedForm = NonNullable<FormSharingQuery['form']>;

/** Kinds of forms that are answered at work, where they are chosen: a link is not how people come to them. */
const usedAtWork = ['coaching', 'assessment', 'evaluation'] as const;

/** Giving a form to everybody with its link. */
export function FormSharingTab({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery(graphqlQuery(FormSharingDocument, { id: recordId }));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const { form, linkMade = null, sharedDraftCount: begun } = data;
  return form ? <Sharing {...{ form, linkMade, begun }} onChanged={() => void refetch()} /> : null;
}

interface SharingProps {
  readonly form: SharedForm;
  /** When the link was made that works now. */
  readonly linkMade: string | null;
  /** How many visitors have begun to fill it and not sent it yet. */
  readonly begun: number;
  readonly onChanged: () => void;
}

function Sharing({ form, linkMade, begun, onChanged }: SharingProps) {
  const { t } = useTranslation(['publicForms', 'formAnswers']);
  const use = usedAtWork.find((kind) => kind === form.kind);
  const change = useFormChange(form, onChanged);
  const isPublished = form.status === 'published';
  const close = async (input: FormChange): Promise<void> => {
    const isAsked = begun > 0 && isPublished && form.isShared;
    if (!isAsked || (await isClosingWanted(t, begun))) change.mutate(input);
  };
  return (
    <section className={classes.panel} aria-label={t('sharing.title')}>
      {use && <p className={classes.hint}>{t(`formAnswers:noneHint.${use}`)}</p>}
      <p className={classes.hint}>{isPublished ? t('sharing.published') : t('sharing.notPublished')}</p>
      <PublishingStatus state={form.publishingState} />
      <div>
        {isPublished ? (
          <Button variant="default" loading={change.isPending} onClick={() => void close({ status: 'draft' })}>
            {t('sharing.unpublish')}
          </Button>
        ) : (
          <AppLink href={`/forms/management/${form._id}/edit/questions`}>{t('sharing.toBuilder')}</AppLink>
        )}
      </div>
      <Switch
        label={t('sharing.share')}
        description={t('sharing.hint')}
        checked={form.isShared}
        disabled={change.isPending}
        onChange={(event) => {
          const isShared = event.currentTarget.checked;
          if (isShared) change.mutate({ isShared });
          else void close({ isShared });
        }}
      />
      {form.isShared && (
        <PublicLinkMaker
          label={t('sharing.link')}
          given={linkMade}
          warning={begun > 0 ? t('sharing.writing', { number: begun }) : null}
          make={async () => (await graphqlRequest(MakeFormLinkDocument, { recordId: form._id })).makePublicLink}
        >
          {(address) => (
            <QrPicture
              text={address}
              label={t('sharing.code')}
              file={{ name: form.title, label: t('sharing.saveCode') }}
            />
          )}
        </PublicLinkMaker>
      )}
      {isPublished && (
        <a className={classes.textLink} href={`/download/forms/${form._id}`} target="_blank" rel="noreferrer">
          {t('sharing.download')}
        </a>
      )}
      {form.baseForm && (
        <AppLink href={`/forms/management/form/${form.baseForm._id}/compare/${form._id}`}>
          {t('sharing.compare', { title: form.baseForm.title })}
        </AppLink>
      )}
    </section>
  );
}

/** How the last publishing went, or that it is on its way (requirement 001 §3, publishing states). */
function PublishingStatus({ state }: { readonly state: SharedForm['publishingState'] }) {
  const { t } = useTranslation('spec');
  if (!state) return null;
  return (
    <p className={classes.hint} role="status">
      <StatusPill tone={toneOfValue('PublishingState', state)}>{t(`enum.PublishingState.${state}`)}</StatusPill>
    </p>
  );
}

interface FormChange {
  readonly status?: 'draft';
  readonly isShared?: boolean;
}

/** Whoever closes a form that is being filled reads how many lose their way. */
const isClosingWanted = (t: TFunction<'publicForms'>, begun: number): Promise<boolean> =>
  askConfirmation({
    title: t('sharing.close'),
    message: t('sharing.closeHint', { number: begun }),
    confirmLabel: t('sharing.closeIt'),
    dismissLabel: t('sharing.keepOpen'),
    isDestructive: true,
  });

function useFormChange(form: SharedForm, onChanged: () => void) {
  const { t } = useTranslation('publicForms');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: (input: FormChange) =>
      graphqlRequest(ChangeFormSharingDocument, { id: form._id, input, version: form.version }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('sharing.done') });
      onChanged();
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'Form' });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
