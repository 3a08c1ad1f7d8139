import { Paper } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { paths } from '#src/generated/paths.gen.ts';
import { useRecordForm } from '#src/screens/form/useRecordForm.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Email.module.css';
import { EmailPreview } from './EmailPreview.tsx';
import { EmailTools } from './EmailTools.tsx';
import type { EmailPartsFragment } from './emails.gen.ts';
import { SendPanel } from './SendPanel.tsx';

interface EmailDraftProps {
  /** Null while it is not saved yet. */
  readonly email: EmailPartsFragment | null;
  readonly onChanged: () => void;
}

/** Writing an e-mail; beside it whom it reaches, how it looks, and sending it. */
export function EmailDraft({ email, onChanged }: EmailDraftProps) {
  const router = useRouter();
  const [isDirty, setDirty] = useState(false);
  const { form, validate, initial, save, loadError, record } = useRecordForm({
    formId: 'email',
    recordId: email?._id ?? null,
    onSaved: ({ _id }) => {
      if (email === null) router.history.replace(paths.emailsManagementEmail({ id: String(_id) }));
      else onChanged();
    },
  });
  return (
    <div className={classes.columns}>
      <Paper withBorder radius="lg" p="lg">
        {loadError && !initial && <FailedState error={loadError} onRetry={() => void record.refetch()} />}
        {!loadError && !(form && initial) && <ListSkeleton rows={6} rowHeight={64} />}
        {form && validate && initial && (
          <RecordForm
            key={String(record.data?.version ?? 'new')}
            form={form}
            validate={validate}
            initial={initial}
            isSaving={save.isPending}
            failure={save.error}
            onSubmit={save.mutate}
            onDirty={setDirty}
            tools={(values, change) => <EmailTools values={values} onChange={change} />}
          />
        )}
      </Paper>
      {email && (
        <div className={classes.rail}>
          <SendPanel email={email} isDirty={isDirty} onSent={onChanged} />
          <EmailPreview email={email} />
        </div>
      )}
    </div>
  );
}
