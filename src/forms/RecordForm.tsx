import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValidator } from '#domain/forms/FormValidator.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormContext } from './FormContext.ts';
import { FormFields } from './FormFields.tsx';
import { type FormValues, isSame } from './formValues.ts';
import classes from './RecordForm.module.css';
import { useFieldConditions } from './useFieldConditions.ts';
import { useFormErrors } from './useFormErrors.ts';
import { useHiddenFields } from './useHiddenFields.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface RecordFormProps {
  readonly form: FormMeta;
  readonly validate: FormValidator;
  readonly initial: FormValues;
  /** The record that is edited; null for a new one. */
  readonly recordId?: string | null;
  readonly isSaving: boolean;
  /** To look at only: nothing can be typed or saved. */
  readonly isReadOnly?: boolean;
  /** Why the last attempt to save failed. */
  readonly failure: unknown;
  readonly onSubmit: (values: FormValues) => void;
  readonly onCancel?: () => void;
  /** Told whenever there is something unsaved, or no more. */
  readonly onDirty?: (isDirty: boolean) => void;
  /** Told of everything that is typed. */
  readonly onValues?: ((values: FormValues) => void) | undefined;
  /** What stands above the fields and may fill some of them in. */
  readonly tools?: (values: FormValues, change: (part: FormValues) => void) => ReactNode;
}

/** A form of the spec: one column, errors after a field was left, Save always in sight. */
export function RecordForm({ isReadOnly = false, ...props }: RecordFormProps) {
  const {
    form,
    validate,
    initial,
    recordId = null,
    isSaving,
    failure,
    onSubmit,
    onCancel,
    onDirty,
    onValues,
    tools,
  } = props;
  const { t } = useTranslation(['forms', 'spec']);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  /** How often Save was tried: each time the list of errors is gone to. */
  const [attempts, setAttempts] = useState(0);
  const wasSubmitted = attempts > 0;
  const hidden = useHiddenFields(form, values);
  const { fields, locked, calculated } = useFieldConditions(form, values, initial);
  const errors = useFormErrors(form, validate, values, hidden, fields);
  const isDirty = !isSame(values, initial);
  useUnsavedGuard(isDirty && !isSaving);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useEffect(() => onValues?.(values), [values, onValues]);

  const refused = fieldErrors(failure);
  const shown = new Map([
    ...Object.entries(refused),
    ...[...errors].filter(([name]) => wasSubmitted || touched.has(name)),
  ]);
  const context: FormContext = {
    form,
    values,
    recordId,
    fields,
    locked,
    errors: shown,
    hidden,
    onTouch: (name) => setTouched((current) => (current.has(name) ? current : new Set([...current, name]))),
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (errors.size === 0) onSubmit({ ...values, ...calculated });
  };
  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={keepChoosing}
      noValidate
      className={classes.form}
      data-spec={`form/${form.id}`}
      aria-label={t(form.titleKey, { ns: 'spec' })}
    >
      {(wasSubmitted || failure !== null) && (
        <ErrorSummary form={form} errors={shown} failure={failure} attempt={attempts} />
      )}
      {isReadOnly && <p>{t('readOnly')}</p>}
      {tools?.(values, (part) => setValues((current) => ({ ...current, ...part })))}
      <fieldset disabled={isReadOnly} className={classes.whole}>
        <FormFields context={context} validate={validate} values={{ ...values, ...calculated }} onChange={setValues} />
      </fieldset>
      {!isReadOnly && (
        <div className={classes.footer}>
          <span className={classes.state} role="status">
            {isDirty ? t('unsaved') : ''}
          </span>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" id={`${form.id}_save`} loading={isSaving}>
            {t(form.submitKey, { ns: 'spec' })}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Enter in a choice chooses; where nothing is found it must not send the form away with half a word in it. */
function keepChoosing(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLElement && target.role === 'combobox') event.preventDefault();
}
