import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BeginWriting } from '#src/forms/writing/BeginWriting.tsx';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKept } from '#src/forms/writing/useKept.ts';
import { WritingField } from '#src/forms/writing/WritingField.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Activities.module.css';
import { AddApplicationNoteDocument } from './applications.gen.ts';
import '@mantine/core/styles/Checkbox.css';

interface CommentFormProps {
  readonly applicationId: string;
  readonly applicantId: string | null;
  /** How often somebody has begun to ask the applicant something: what is written then is for them. */
  readonly asks?: number;
  readonly onAdded: () => void;
}

/** Adds a comment. The applicant's own are always for both sides; those of the organisation when it says so. */
export function CommentForm({ applicationId, applicantId, asks = 0, onAdded }: CommentFormProps) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const isApplicant = useSession().user?._id === applicantId;
  const { value: written, keep } = useKept<object>(`ApplicationNote:${applicationId}`);
  const [isOpen, setOpen] = useState(asks > 0);
  const [isSent, setSent] = useState(false);
  const [isShared, setShared] = useState(asks > 0);
  const [seenAsks, setSeenAsks] = useState(asks);
  if (asks !== seenAsks) {
    setSeenAsks(asks);
    setOpen(true);
    setShared(true);
  }
  const add = useMutation({
    mutationFn: () =>
      graphqlRequest(AddApplicationNoteDocument, {
        input: { application: applicationId, bodyDocument: written, isShared: isApplicant || isShared },
      }),
    onSuccess: () => {
      setOpen(false);
      setSent(true);
      keep(undefined);
      // What is said next is between colleagues again, unless that is said anew.
      setShared(false);
      showToast({ kind: 'success', message: t('activities.added') });
      onAdded();
    },
  });
  const throwAway = (): void => {
    setOpen(false);
    setSent(true);
    keep(undefined);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  if (!isOpen && !written)
    return <BeginWriting isBack={isSent} label={t('activities.write')} onBegin={() => setOpen(true)} />;
  return (
    <form className={classes.comment} onSubmit={handleSubmit}>
      {add.error && <FormAlert>{message(add.error)}</FormAlert>}
      <WritingField
        key={applicationId}
        label={t('activities.comment')}
        isShort
        // What was kept is there to be gone on with, not to be gone to.
        autoFocus={isOpen}
        most={4000}
        value={written}
        onChange={(next) => {
          setOpen(true);
          keep(next as object | undefined);
        }}
      />
      {written && <KeptLine onThrowAway={throwAway} />}
      <div className={classes.commentFooter}>
        {!isApplicant && (
          <Checkbox
            label={t('activities.share')}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" loading={add.isPending} disabled={written === undefined}>
          {t('activities.add')}
        </Button>
      </div>
    </form>
  );
}
