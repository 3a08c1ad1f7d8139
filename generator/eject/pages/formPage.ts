import type { FormScreenMeta } from '#domain/model/screens.ts';
import { literal, when } from './lines.ts';

/** The page that `FormScreen` would have drawn, of the same parts by name. */
export function formPage(screen: FormScreenMeta, component: string): string {
  const isNew = screen.record === undefined;
  const goesOn = screen.goTo !== undefined;
  const lines = [
    `import { Paper${screen.descriptionKey ? ', Text' : ''} } from '@mantine/core';`,
    ...when(goesOn, `import { useRouter } from '@tanstack/react-router';`),
    `import { Suspense, useContext, useState } from 'react';`,
    `import { useTranslation } from 'react-i18next';`,
    ...when(!isNew, `import { useSession } from '#src/data/session/sessionStore.ts';`),
    `import type { FormValues } from '#src/forms/formValues.ts';`,
    `import { RecordForm } from '#src/forms/RecordForm.tsx';`,
    `import { screen } from '#src/generated/screens/${screen.id}.gen.ts';`,
    `import { FormNote, FormPreviews } from '#src/screens/form/FormNote.tsx';`,
    `import classes from '#src/screens/form/FormScreen.module.css';`,
    ...when(!isNew, `import { recordOfScreen } from '#src/screens/form/formQueries.ts';`),
    `import { useKeptFocus } from '#src/screens/form/useKeptFocus.ts';`,
    `import { useRecordForm } from '#src/screens/form/useRecordForm.ts';`,
    ...when(!isNew, `import { usePageParams } from '#src/ui/address/pageAddress.ts';`),
    `import { useNamedPart } from '#src/ui/address/useNamedPart.ts';`,
    ...when(!isNew, `import { MissingPage } from '#src/ui/errors/MissingPage.tsx';`),
    `import { FailedState } from '#src/ui/list/FailedState.tsx';`,
    `import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';`,
    `import { Page } from '#src/ui/Page.tsx';`,
    `import { PageHeader } from '#src/ui/PageHeader.tsx';`,
    '',
    `/** The form page ${screen.id} of the spec: its fields, their rules and who may fill them in are still said there. */`,
    `export function ${component}() {`,
    `  const { t } = useTranslation('spec');`,
    ...when(
      !isNew,
      '  const params = usePageParams();',
      '  const recordId = recordOfScreen(screen, params.id ?? null, useSession());',
    ),
    ...when(goesOn, '  const router = useRouter();'),
    '  const { form, closedForm, validate, initial, save, loadError, record } = useRecordForm({',
    `    formId: ${literal(screen.form)},`,
    isNew ? '    recordId: null,' : '    recordId,',
    goesOn ? `    onSaved: ({ _id }) => router.history.push(${target(screen.goTo)}),` : '    onSaved: () => undefined,',
    '  });',
    `  const Preview = useContext(FormPreviews)[screen.form];`,
    '  const [values, setValues] = useState<FormValues | null>(null);',
    `  const version = String(record.data?.version ?? 'new');`,
    '  useKeptFocus(version);',
    '  useNamedPart();',
    ...when(!isNew, '  if (recordId !== null && record.data === null) return <MissingPage />;'),
    '  return (',
    `    <Page width={Preview ? 'full' : 'form'} screenId={screen.id}>`,
    ...(screen.descriptionKey
      ? [
          '      <PageHeader title={t(screen.titleKey)}>',
          `        <Text c="dimmed">{t(${literal(screen.descriptionKey)})}</Text>`,
          '      </PageHeader>',
        ]
      : ['      <PageHeader title={t(screen.titleKey)} />']),
    '      <div className={classes.parts} data-preview={Preview !== undefined}>',
    '        <Paper withBorder radius="lg" p="lg">',
    '          {initial && <FormNote formId={screen.form} values={values ?? initial} />}',
    '          {loadError && !initial && <FailedState error={loadError} onRetry={() => void record.refetch()} />}',
    '          {!loadError && !(form && initial) && <ListSkeleton rows={6} rowHeight={64} />}',
    '          {form && validate && initial && (',
    '            <RecordForm',
    '              // A saved record is filled in anew; whoever typed in a field goes on from there.',
    '              key={version}',
    '              form={closedForm ?? form}',
    '              isReadOnly={closedForm !== null}',
    '              validate={validate}',
    '              initial={initial}',
    `              recordId={${isNew ? 'null' : 'recordId'}}`,
    `              isSaving={save.isPending${goesOn ? ' || save.isSuccess' : ''}}`,
    '              failure={save.error}',
    '              onSubmit={save.mutate}',
    '              onValues={Preview && setValues}',
    '            />',
    '          )}',
    '        </Paper>',
    '        {Preview && (values ?? initial) && (',
    '          <Suspense>',
    '            <Preview values={values ?? initial ?? {}} />',
    '          </Suspense>',
    '        )}',
    '      </div>',
    '    </Page>',
    '  );',
    '}',
    '',
  ];
  return lines.join('\n');
}

/** Where the page goes on to with what was saved. */
const target = (path = ''): string =>
  path.includes('{_id}') ? `\`${path.replace('{_id}', '$' + '{encodeURIComponent(String(_id))}')}\`` : literal(path);
