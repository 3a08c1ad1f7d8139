import { Paper } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { arrangedForm } from '#domain/arrangement/arrangedForm.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { FormFields } from '#src/forms/FormFields.tsx';
import { valuesOf } from '#src/forms/formValues.ts';
import { useHiddenFields } from '#src/forms/useHiddenFields.ts';
import { useBeginnings } from '#src/screens/form/useBeginnings.ts';
import classes from '../Arrangement.module.css';
import { contextOf } from './contextOf.ts';

/** The form as it will be for somebody who makes a new record: to look at, not to fill in. */
export function FormPreview({ form: usual, draft }: { readonly form: FormMeta; readonly draft: Arrangement }) {
  const { t, i18n } = useTranslation(['organisation', 'spec']);
  const known = useBeginnings();
  const form = useMemo(() => arrangedForm(usual, draft, i18n.language), [usual, draft, i18n.language]);
  const values = useMemo(() => valuesOf(form, null, known), [form, known]);
  const hidden = useHiddenFields(form, values);
  return (
    <section className={classes.preview} aria-label={t('arrange.preview')}>
      <h2 className={classes.previewTitle}>{t('arrange.preview')}</h2>
      <Paper withBorder radius="lg" p="lg" inert>
        <FormFields
          context={contextOf(form, values, hidden)}
          validate={() => true}
          values={values}
          onChange={() => undefined}
        />
      </Paper>
    </section>
  );
}
