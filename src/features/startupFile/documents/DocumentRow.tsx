import { ActionIcon } from '@mantine/core';
import { IconFile, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import classes from '#src/ui/upload/FileList.module.css';
import { fileSize } from '#src/ui/upload/fileSize.ts';
import { LazyFileLink } from '#src/ui/upload/lazyUploads.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DeleteStartupDocumentOfFileDocument, type StartupDocumentsQuery } from './documents.gen.ts';
import '@mantine/core/styles/ActionIcon.css';

type Document = StartupDocumentsQuery['startupDocuments']['results'][number];

interface DocumentRowProps {
  readonly document: Document;
  readonly onEdit: () => void;
  readonly onDeleted: () => unknown;
}

/** A document: its name opens or downloads it. */
export function DocumentRow({ document, onEdit, onDeleted }: DocumentRowProps) {
  const { t } = useTranslation('startupFile');
  const remove = useRemoveDocument(onDeleted);
  const { name, file, url, may } = document;
  const Icon = file ? IconFile : IconLink;
  return (
    <li className={classes.file}>
      <Icon size={20} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {file ? (
          <Suspense fallback={name}>
            <LazyFileLink id={file._id} name={name} />
          </Suspense>
        ) : (
          <a href={url ?? ''} target="_blank" rel="noreferrer" className={classes.link}>
            {name}
          </a>
        )}
        <DocumentFacts document={document} />
      </div>
      {may?.update === true && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('documents.edit', { name })} onClick={onEdit}>
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      )}
      {may?.delete === true && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('documents.delete', { name })}
          onClick={() => void remove(document)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function DocumentFacts({ document }: { readonly document: Document }) {
  const { t, i18n } = useTranslation('spec');
  const { category, file, size, uploadedBy, createdAt, description } = document;
  const facts = [
    t(`enum.DocumentCategory.${category}`),
    file && typeof size === 'number' && fileSize(size, languageTag(i18n.language)),
    uploadedBy?.fullName,
  ].filter(Boolean);
  return (
    <>
      {description && <span className={classes.note}>{description}</span>}
      <span className={classes.facts}>
        {facts.join(' · ')} · <RelativeTime instant={createdAt} />
      </span>
    </>
  );
}

/** Asks, then deletes a document and its file. */
function useRemoveDocument(onDeleted: () => unknown) {
  const { t } = useTranslation('startupFile');
  const message = useErrorMessage();
  const remove = useMutation({
    mutationFn: (id: string) => graphqlRequest(DeleteStartupDocumentOfFileDocument, { id }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('documents.deleted'), isConfirmation: true });
      await onDeleted();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return async ({ _id, name, file }: Document): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('documents.deleteQuestion', { name }),
      message: file ? t('documents.deleteFileHint') : t('documents.deleteLinkHint'),
      confirmLabel: t('documents.deleteConfirm'),
      dismissLabel: t('timeline.cancel'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(_id);
  };
}
