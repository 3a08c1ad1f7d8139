import { Button, Group, Modal, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  type DraftPartsFragment,
  PublishInFormBuilderDocument,
  PublishingPreviewDocument,
  type PublishingPreviewQuery,
} from './builder.gen.ts';
import { followPublishing } from './followPublishing.ts';
import classes from './Publish.module.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Switch.css';

interface PublishDialogProps {
  readonly form: DraftPartsFragment;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** What the next version would mean for those who have answered, before it is there. */
export function PublishDialog({ form, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation(['formBuilder', 'shell']);
  const preview = useQuery({ ...graphqlQuery(PublishingPreviewDocument, { formId: form.formId }), staleTime: 0 });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('publishing.title', { title: form.title })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      centered
    >
      {preview.data?.publishingPreview ? (
        <Meaning form={form} meaning={preview.data.publishingPreview} onClose={onClose} onPublished={onPublished} />
      ) : preview.error ? (
        <FailedState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Modal>
  );
}

interface MeaningProps extends PublishDialogProps {
  readonly meaning: NonNullable<PublishingPreviewQuery['publishingPreview']>;
}

function Meaning({ form, meaning, onClose, onPublished }: MeaningProps) {
  const { t } = useTranslation('formBuilder');
  const message = useErrorMessage();
  const [moveDrafts, setMoveDrafts] = useState(true);
  const publish = usePublishing(form.formId, () => {
    onPublished();
    onClose();
  });
  const { number, answered, followingCount, removed, added, changed, problems } = meaning;
  const draftCount = answered.reduce((sum, version) => sum + version.draftCount, 0);
  return (
    <div className={classes.meaning}>
      {problems.length > 0 && (
        <FormAlert>
          {t('publishing.faulty', { count: new Set(problems.map(({ elementId }) => elementId)).size })}
        </FormAlert>
      )}
      <p>{t(number === 1 ? 'publishing.first' : 'publishing.next', { number })}</p>
      {answered.map(({ number: of, draftCount: drafts, answerCount: answers }) => (
        <p key={of}>
          {drafts > 0 && answers > 0
            ? t('publishing.belong', {
                number: of,
                drafts: t('publishing.drafts', { count: drafts }),
                answers: t('publishing.answers', { count: answers }),
              })
            : t('publishing.onlyBelong', {
                number: of,
                what:
                  drafts > 0 ? t('publishing.drafts', { count: drafts }) : t('publishing.answers', { count: answers }),
              })}
        </p>
      ))}
      {followingCount > 0 && <p>{t('publishing.follow', { count: followingCount })}</p>}
      <Names label={t('publishing.removed', { count: removed.length })} names={removed} />
      <Names label={t('publishing.added', { count: added.length })} names={number > 1 ? added : []} />
      <Names label={t('publishing.changed', { count: changed.length })} names={changed} />
      {draftCount > 0 && (
        <Switch
          label={t('publishing.move', { count: draftCount })}
          description={t('publishing.moveHelp')}
          checked={moveDrafts}
          onChange={(event) => setMoveDrafts(event.currentTarget.checked)}
        />
      )}
      {publish.error && <FormAlert>{message(publish.error)}</FormAlert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={publish.isPending} disabled={problems.length > 0} onClick={() => publish.mutate(moveDrafts)}>
          {publish.isPending ? t('publishing.running') : t('publishing.confirm', { number })}
        </Button>
      </Group>
    </div>
  );
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p className={classes.namesTitle}>{label}</p>
      <ul className={classes.names}>
        {names.slice(0, 20).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be called the same
          <li key={at}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** Publishing is a job: it is watched until it says how it went. */
function usePublishing(formId: string, onDone: () => void) {
  const { t } = useTranslation('formBuilder');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (moveDrafts: boolean) => {
      await graphqlRequest(PublishInFormBuilderDocument, { formId, moveDrafts });
      return followPublishing(formId);
    },
    onSuccess: async (state) => {
      showToast(
        state === 'success'
          ? { kind: 'success', message: t('publishing.done') }
          : { kind: 'warning', message: t('publishing.failed') },
      );
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === 'Form' || queryKey[1] === 'FormVersion',
      });
      onDone();
    },
  });
}
