import { Button, Drawer, Group, Stack } from '@mantine/core';
import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useGuardedClose } from '#src/forms/useGuardedClose.ts';
import { FirstField } from '#src/ui/feedback/FirstField.tsx';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { FormNote, FormResults } from './FormNote.tsx';
import { useRecordForm } from './useRecordForm.ts';
import '@mantine/core/styles/Drawer.css';

interface RecordEditorProps {
  readonly formId: string;
  readonly recordId: string | null;
  readonly onClose: () => void;
  /** What a new record has besides what is typed. */
  readonly preset?: Readonly<Record<string, unknown>> | undefined;
}

/** Creates or edits a record in a panel at the side; the page behind stays. */
export function RecordEditor({ formId, recordId, onClose, preset }: RecordEditorProps) {
  const { t } = useTranslation(['spec', 'shell']);
  const Result = useContext(FormResults)[formId];
  const [made, setMade] = useState<string | null>(null);
  const { form, titleKey, validate, initial, save, loadError, record } = useRecordForm({
    formId,
    recordId,
    onSaved: (saved) => (Result && recordId === null ? setMade(String(saved._id)) : onClose()),
    preset,
  });
  const { close, onDirty } = useGuardedClose(onClose);
  useReturnFocus();
  useToastsLeave();
  const title = titleKey ? t(titleKey) : t('loading', { ns: 'shell' });
  const isReady = form && validate && initial;
  return (
    <Drawer
      opened
      onClose={made === null ? close : onClose}
      position="right"
      size={520}
      title={
        <span tabIndex={-1} data-autofocus={isReady ? undefined : true}>
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {loadError && <FailedState error={loadError} onRetry={() => void record.refetch()} />}
      {!loadError && !isReady && <ListSkeleton rows={6} rowHeight={64} />}
      {made !== null && Result && (
        <Stack>
          <Suspense fallback={<ListSkeleton rows={1} />}>
            <Result recordId={made} />
          </Suspense>
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              {t('close', { ns: 'shell' })}
            </Button>
          </Group>
        </Stack>
      )}
      {isReady && made === null && (
        <FirstField>
          <RecordForm
            form={form}
            validate={validate}
            initial={initial}
            recordId={recordId}
            isSaving={save.isPending || save.isSuccess}
            failure={save.error}
            onSubmit={save.mutate}
            onCancel={close}
            onDirty={onDirty}
            tools={(values) => <FormNote formId={formId} values={values} recordId={recordId} />}
          />
        </FirstField>
      )}
    </Drawer>
  );
}
