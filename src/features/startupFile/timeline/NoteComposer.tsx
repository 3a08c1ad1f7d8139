import { Button, Checkbox } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { StoredFile } from '#src/data/files.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BeginWriting } from '#src/forms/writing/BeginWriting.tsx';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKeptWriting } from '#src/forms/writing/useKeptWriting.ts';
import { WritingField } from '#src/forms/writing/WritingField.tsx';
import { type FieldName, fields, submitKey } from '#src/generated/drawnForms/timelineNote.gen.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { LazyFileDrop, LazyFileList } from '#src/ui/upload/lazyUploads.tsx';
import { type DrawnInput, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { PostStartupNoteDocument } from '../startupFile.gen.ts';
import classes from './StartupActivities.module.css';
import '@mantine/core/styles/Checkbox.css';

/** A note as it is written, with who may read it. */
interface Note {
  readonly document?: object | undefined;
  readonly files: readonly StoredFile[];
  readonly isPrivate: boolean;
  readonly isPinned: boolean;
}

const blank: Note = { files: [], isPrivate: false, isPinned: false };

/** Writes a note on the timeline; some may hide theirs from the founders. */
export function NoteComposer({ startupId }: { readonly startupId: string }) {
  const { t } = useTranslation('startupFile');
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const mayPin = ability.can('create', 'TimelineEvent', 'isPinned');
  const about = `TimelineNote:${startupId}`;
  const { draft, isWritten, isOpen, isBack, ...writing } = useKeptWriting<Note>(about, blank);
  const { files } = draft;
  const [isAttaching, setAttaching] = useState(false);
  const [isSending, setSending] = useState(false);
  const { inputOf, submit } = useDrawnForm(submitKey);
  const client = useQueryClient();
  const message = useErrorMessage();
  const post = useMutation({
    mutationFn: ({ document, files: attached, isPrivate, isPinned }: Note) =>
      graphqlRequest(PostStartupNoteDocument, {
        input: {
          startupId,
          messageDocument: document ? { ...document } : null,
          isPublic: !isPrivate,
          isPinned: mayPin && isPinned,
          attachmentIds: attached.map(({ _id }) => _id),
        },
      }),
    onSuccess: async (_posted, sent) => {
      writing.wasSent(sent);
      setAttaching(false);
      showToast({ kind: 'success', message: t('timeline.posted') });
      await client.invalidateQueries({ queryKey: ['StartupTimeline', startupId] });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  if (!ability.can('create', 'TimelineEvent')) return null;
  const note = fields.find(({ name }) => name === 'messageDocument');
  if (!isOpen && !isWritten && note)
    return <BeginWriting isBack={isBack} label={inputOf(note).label} onBegin={writing.open} />;
  const throwAway = (): void => {
    setAttaching(false);
    writing.throwAway();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWritten && !isSending) post.mutate(draft);
  };
  const inputs = {
    messageDocument: ({ label, description, maxLength }) => (
      <WritingField
        label={label}
        description={description}
        most={maxLength}
        isShort
        autoFocus={isOpen}
        value={draft.document}
        onChange={(next) => writing.change({ document: next as object | undefined })}
      />
    ),
    isPrivate: ({ label }) =>
      hasPermission(principal, 'TIMELINE/PRIVATE_COMMENT:VIEW') && (
        <Checkbox
          label={label}
          checked={draft.isPrivate}
          onChange={(event) => writing.change({ isPrivate: event.currentTarget.checked })}
        />
      ),
    isPinned: ({ label }) =>
      mayPin && (
        <Checkbox
          label={label}
          checked={draft.isPinned}
          onChange={(event) => writing.change({ isPinned: event.currentTarget.checked })}
        />
      ),
  } satisfies Record<FieldName, (input: DrawnInput) => ReactNode>;
  /** Some of the fields, in the order of the spec. */
  const draw = (...names: readonly FieldName[]): ReactNode =>
    fields
      .filter(({ name }) => names.includes(name))
      .map((field) => <Fragment key={field.name}>{inputs[field.name](inputOf(field))}</Fragment>);
  return (
    <form className={classes.composer} onSubmit={handleSubmit}>
      {draw('messageDocument')}
      {isWritten && <KeptLine onThrowAway={throwAway} />}
      {(isAttaching || files.length > 0) && (
        <Suspense>
          <LazyFileDrop
            label={t('timeline.files')}
            onStored={(file) => writing.change({ files: [...files, file] })}
            onSending={setSending}
          />
          <LazyFileList
            label={t('timeline.files')}
            files={files}
            onRemove={({ _id }) => writing.change({ files: files.filter((file) => file._id !== _id) })}
          />
        </Suspense>
      )}
      <div className={classes.composerEnd}>
        {!isAttaching && files.length === 0 && (
          <Button
            variant="subtle"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            onClick={() => setAttaching(true)}
          >
            {t('timeline.attach')}
          </Button>
        )}
        {draw('isPrivate', 'isPinned')}
        <Button type="submit" disabled={!isWritten || isSending} loading={post.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
