import { Paper, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { FormValues } from '#src/forms/formValues.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { usePageParams } from '#src/ui/address/pageAddress.ts';
import { useNamedPart } from '#src/ui/address/useNamedPart.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { FormScreenModule } from '../screenModules.ts';
import { MissingRecord } from '../why/MissingRecord.tsx';
import { FormNote, FormPreviews } from './FormNote.tsx';
import classes from './FormScreen.module.css';
import { recordOfScreen } from './formQueries.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRecordForm } from './useRecordForm.ts';

/** A page that is one form: settings, one's own profile, a new record. */
export function FormScreen({ module: { screen } }: { readonly module: FormScreenModule }) {
  const { t } = useTranslation('spec');
  const params = usePageParams();
  const router = useRouter();
  const recordId = recordOfScreen(screen, params.id ?? null, useSession());
  const { form, closedForm, validate, initial, save, loadError, record } = useRecordForm({
    formId: screen.form,
    recordId,
    onSaved: ({ _id }) => {
      if (screen.goTo) router.history.push(screen.goTo.replace('{_id}', encodeURIComponent(String(_id))));
    },
  });
  const Preview = useContext(FormPreviews)[screen.form];
  const [values, setValues] = useState<FormValues | null>(null);
  const version = String(record.data?.version ?? 'new');
  useKeptFocus(version);
  useNamedPart();
  if (recordId !== null && record.data === null) return <MissingRecord entity={form?.entity ?? ''} id={recordId} />;
  return (
    <Page width={Preview ? 'full' : 'form'} screenId={screen.id}>
      <PageHeader title={t(screen.titleKey)}>
        {screen.descriptionKey && <Text c="dimmed">{t(screen.descriptionKey)}</Text>}
      </PageHeader>
      <div className={classes.parts} data-preview={Preview !== undefined}>
        <Paper withBorder radius="lg" p="lg">
          {initial && <FormNote formId={screen.form} values={values ?? initial} />}
          {loadError && !initial && <FailedState error={loadError} onRetry={() => void record.refetch()} />}
          {!loadError && !(form && initial) && <ListSkeleton rows={6} rowHeight={64} />}
          {form && validate && initial && (
            <RecordForm
              // A saved record is filled in anew; whoever typed in a field goes on from there.
              key={version}
              form={closedForm ?? form}
              isReadOnly={closedForm !== null}
              validate={validate}
              initial={initial}
              recordId={recordId}
              isSaving={save.isPending || (screen.goTo !== undefined && save.isSuccess)}
              failure={save.error}
              onSubmit={save.mutate}
              onValues={Preview && setValues}
            />
          )}
        </Paper>
        {Preview && (values ?? initial) && (
          <Suspense>
            <Preview values={values ?? initial ?? {}} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
