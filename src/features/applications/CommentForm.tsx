import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BeginWriting } from '#src/forms/writing/BeginWriting.tsx';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKeptWriting } from '#src/forms/writing/useKeptWriting.ts';
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

/** A comment with who may read it: a question to the applicant is still one when one comes back to it. */
interface Comment {
  readonly document?: object | undefined;
  readonly isShared: boolean;
  /** The applicant is to answer; nothing else that they read wants that. */
  readonly asks: boolean;
}

/** Adds a comment. The applicant's own are always for both sides; those of the organisation when it says so. */
export function CommentForm({ applicationId, applicantId, asks = 0, onAdded }: CommentFormProps) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const isApplicant = useSession().user?._id === applicantId;
  const about = `ApplicationNote:${applicationId}`;
  const { draft, isWritten, isOpen, isBack, ...writing } = useKeptWriting<Comment>(
    about,
    { isShared: false, asks: false },
    asks > 0,
  );
  const [isAsking, setAsking] = useState(asks > 0);
  const [seenAsks, setSeenAsks] = useState(asks);
  if (asks !== seenAsks) {
    setSeenAsks(asks);
    setAsking(true);
    writing.open();
  }
  const comment: Comment = {
    ...draft,
    isShared: draft.isShared || isAsking,
    asks: (draft.isShared && draft.asks) || isAsking,
  };
  const add = useMutation({
    mutationFn: ({ document, isShared, asks: wantsAnswer }: Comment) =>
      graphqlRequest(AddApplicationNoteDocument, {
        input: {
          application: applicationId,
          bodyDocument: document,
          isShared: isApplicant || isShared,
          asks: wantsAnswer && !isApplicant,
        },
      }),
    onSuccess: (_added, sent) => {
      writing.wasSent(sent);
      // What is said next is between colleagues again, unless that is said anew.
      setAsking(false);
      showToast({ kind: 'success', message: t('activities.added') });
      onAdded();
    },
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // Kept as it is sent: a draft becomes a question when somebody has begun to ask.
    writing.change(comment);
    add.mutate(comment);
  };
  const throwAway = (): void => {
    setAsking(false);
    writing.throwAway();
  };
  if (!isOpen && !isWritten) {
    return <BeginWriting isBack={isBack} label={t('activities.write')} onBegin={writing.open} />;
  }
  return (
    <form className={classes.comment} onSubmit={handleSubmit}>
      {add.error && <FormAlert>{message(add.error)}</FormAlert>}
      <WritingField
        label={t('activities.comment')}
        isShort
        autoFocus={isOpen}
        most={4000}
        value={draft.document}
        onChange={(next) => writing.change({ ...comment, document: next as object | undefined })}
      />
      {isWritten && <KeptLine onThrowAway={throwAway} />}
      <div className={classes.commentFooter}>
        {!isApplicant && (
          <Checkbox
            label={t('activities.share')}
            checked={comment.isShared}
            onChange={(event) => {
              setAsking(false);
              writing.change({ isShared: event.currentTarget.checked });
            }}
          />
        )}
        {!isApplicant && comment.isShared && (
          <Checkbox
            label={t('activities.asks')}
            checked={comment.asks}
            onChange={(event) => {
              setAsking(false);
              writing.change({ isShared: true, asks: event.currentTarget.checked });
            }}
          />
        )}
        <Button type="submit" loading={add.isPending} disabled={!isWritten}>
          {t(comment.asks ? 'activities.ask' : 'activities.add')}
        </Button>
      </div>
    </form>
  );
}
