import { Paper } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FormValues } from '#src/forms/formValues.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { paths } from '#src/generated/paths.gen.ts';
import { useRecordForm } from '#src/screens/form/useRecordForm.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Email.module.css';
import { EmailPreview } from './EmailPreview.tsx';
import { EmailTools } from './EmailTools.tsx';
import type { EmailPartsFragment, EmailTextInput, TranslatedTextInput, TranslatedWritingInput } from './emails.gen.ts';
import { SendPanel } from './SendPanel.tsx';

interface EmailDraftProps {
  /** Null while it is not saved yet. */
  readonly email: EmailPartsFragment | null;
  readonly onChanged: () => void;
}

/** So long nothing is typed before the preview is made anew. */
const SETTLE_MS = 300;

/** Writing an e-mail; beside it whom it reaches, how it looks, and sending it. */
export function EmailDraft({ email, onChanged }: EmailDraftProps) {
  const router = useRouter();
  const [isDirty, setDirty] = useState(false);
  const [text, setText] = useState<EmailTextInput | null>(null);
  const { form, validate, initial, save, loadError, record } = useRecordForm({
    formId: 'email',
    recordId: email?._id ?? null,
    onSaved: ({ _id }) => {
      if (email === null) router.history.replace(paths.emailsManagementEmail({ id: String(_id) }));
      else onChanged();
    },
  });
  return (
    <div className={classes.columns} data-columns>
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
            tools={(values, change) => (
              <>
                <EmailTools values={values} onChange={change} />
                <TextWatch values={values} onSettle={setText} />
              </>
            )}
          />
        )}
      </Paper>
      <div className={classes.rail}>
        {email && <SendPanel email={email} isDirty={isDirty} onSent={onChanged} />}
        {(email || isDirty) && <EmailPreview email={email} text={isDirty ? text : null} />}
      </div>
    </div>
  );
}

interface TextWatchProps {
  readonly values: FormValues;
  readonly onSettle: (text: EmailTextInput) => void;
}

/** Tells what stands in the form once its writer rests. */
function TextWatch({ values: { subject, subjects, bodyDocument, bodies, blueprint }, onSettle }: TextWatchProps) {
  const tell = useDebouncedCallback(onSettle, SETTLE_MS);
  useEffect(() => {
    tell({
      subject: textOf(subject),
      subjects: listOf<TranslatedTextInput>(subjects),
      bodyDocument: bodyDocument ?? null,
      bodies: listOf<TranslatedWritingInput>(bodies),
      blueprint: textOf(blueprint) || null,
    });
  }, [subject, subjects, bodyDocument, bodies, blueprint, tell]);
  return null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = <Item,>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
