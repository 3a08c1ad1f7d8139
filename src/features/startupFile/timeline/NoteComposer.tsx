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
import { useKept } from '#src/forms/writing/useKept.ts';
import { WritingField } from '#src/forms/writing/WritingField.tsx';
import { type FieldName, fields, type SubmittedValues, submitKey } from '#src/generated/drawnForms/timelineNote.gen.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { LazyFileDrop, LazyFileList } from '#src/ui/upload/lazyUploads.tsx';
import { type DrawnInput, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { PostStartupNoteDocument } from '../startupFile.gen.ts';
import classes from './StartupActivities.module.css';
import '@mantine/core/styles/Checkbox.css';

/** Writes a note on the timeline; some may hide theirs from the founders. */
export function NoteComposer({ startupId }: { readonly startupId: string }) {
  const { t } = useTranslation('startupFile');
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const mayPin = ability.can('create', 'TimelineEvent', 'isPinned');
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const { value: written, keep } = useKept<object>(`TimelineNote:${startupId}`);
  const [isPrivate, setPrivate] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [isSending, setSending] = useState(false);
  const { inputOf, submit } = useDrawnForm(submitKey);
  const client = useQueryClient();
  const message = useErrorMessage();
  const post = useMutation({
    mutationFn: ({ messageDocument, isPrivate: isClosed, isPinned: isKept }: SubmittedValues) =>
      graphqlRequest(PostStartupNoteDocument, {
        input: {
          startupId,
          messageDocument: messageDocument ?? null,
          isPublic: isClosed !== true,
          isPinned: isKept,
          attachmentIds: files.map(({ _id }) => _id),
        },
      }),
    onSuccess: async () => {
      setOpen(false);
      setSent(true);
      keep(undefined);
      setPinned(false);
      setFiles([]);
      setAttaching(false);
      showToast({ kind: 'success', message: t('timeline.posted') });
      await client.invalidateQueries({ queryKey: ['StartupTimeline', startupId] });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  if (!ability.can('create', 'TimelineEvent')) return null;
  const note = fields.find(({ name }) => name === 'messageDocument');
  if (!isOpen && !written && note)
    return <BeginWriting isBack={isSent} label={inputOf(note).label} onBegin={() => setOpen(true)} />;
  const isEmpty = written === undefined && files.length === 0;
  const throwAway = (): void => {
    setOpen(false);
    setSent(true);
    keep(undefined);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isSending)
      post.mutate({ ...(written && { messageDocument: { ...written } }), isPrivate, isPinned: mayPin && isPinned });
  };
  const inputs = {
    messageDocument: ({ label, description, maxLength }) => (
      <WritingField
        key={startupId}
        label={label}
        description={description}
        most={maxLength}
        isShort
        autoFocus={isOpen}
        value={written}
        onChange={(next) => {
          setOpen(true);
          keep(next as object | undefined);
        }}
      />
    ),
    isPrivate: ({ label }) =>
      hasPermission(principal, 'TIMELINE/PRIVATE_COMMENT:VIEW') && (
        <Checkbox label={label} checked={isPrivate} onChange={(event) => setPrivate(event.currentTarget.checked)} />
      ),
    isPinned: ({ label }) =>
      mayPin && (
        <Checkbox label={label} checked={isPinned} onChange={(event) => setPinned(event.currentTarget.checked)} />
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
      {written && <KeptLine onThrowAway={throwAway} />}
      {isAttaching && (
        <Suspense>
          <LazyFileDrop
            label={t('timeline.files')}
            onStored={(file) => setFiles((list) => [...list, file])}
            onSending={setSending}
          />
          <LazyFileList
            label={t('timeline.files')}
            files={files}
            onRemove={({ _id }) => setFiles((list) => list.filter((file) => file._id !== _id))}
          />
        </Suspense>
      )}
      <div className={classes.composerEnd}>
        {!isAttaching && (
          <Button
            variant="subtle"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            onClick={() => setAttaching(true)}
          >
            {t('timeline.attach')}
          </Button>
        )}
        {draw('isPrivate', 'isPinned')}
        <Button type="submit" disabled={isEmpty || isSending} loading={post.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
