import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutFields } from '#domain/arrangement/withoutFields.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { type FormValues, inputOf, valuesOf } from '#src/forms/formValues.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { askDecision } from '../deciding/askDecision.ts';
import { decidedApplication } from '../deciding/decidedApplication.ts';
import type { Action } from '../deciding/decisionActions.ts';
import { decisionApart } from '../deciding/decisionApart.ts';
import type { RecordData } from '../screenModules.ts';
import { formQuery, formRecordQuery } from './formQueries.ts';
import { useArrangedForm } from './useArrangedForm.ts';
import { useBeginnings } from './useBeginnings.ts';
import { writableForm } from './writableForm.ts';

/** Entities whose records the frame itself shows: after a change it must ask anew. */
const shownInFrame: readonly string[] = ['User', 'Incubator'];

interface RecordFormOptions {
  readonly formId: string;
  /** The record to edit; null for a new one. */
  readonly recordId: string | null;
  readonly onSaved: (record: RecordData) => void;
  /** What a new record has besides what is typed: the record whose page it is made on. */
  readonly preset?: Readonly<Record<string, unknown>> | undefined;
  /** Saves a change of the record in place of the generated operation. */
  readonly saveWith?: ((change: RecordChange) => Promise<RecordData>) | undefined;
}

/** What a form changes of a record, and the version that it began with. */
export interface RecordChange {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly version: number | null;
}

interface Saved {
  readonly saved: RecordData;
  /** What remains to be asked, as the status that was chosen stands for it. */
  readonly decision?: Action | null;
  /** Nothing else was changed. */
  readonly isAsBefore?: boolean;
}

async function write(document: string, variables: Readonly<Record<string, unknown>>): Promise<RecordData> {
  return (await graphqlRequest(untypedDocument(document), variables)).record as RecordData;
}

/** A form with its record, and how to save it. */
export function useRecordForm({ formId, recordId, onSaved, preset, saveWith }: RecordFormOptions) {
  const client = useQueryClient();
  const { t } = useTranslation('forms');
  const module = useQuery(formQuery(formId));
  const loaded = module.data;
  const arranged = useArrangedForm(loaded?.form);
  const ability = useAbility();
  const record = useQuery({
    ...formRecordQuery(formId, recordId, loaded),
    enabled: loaded?.getDocument !== undefined && recordId !== null,
  });
  const isReady = loaded !== undefined && (recordId === null || record.data !== undefined);
  const given = recordId === null ? preset : undefined;
  const known = useBeginnings();
  const form = useMemo(() => {
    if (!arranged || !isReady) return null;
    const writable = writableForm(arranged, ability, record.data ?? null);
    return given ? withoutFields(writable, Object.keys(given)) : writable;
  }, [arranged, isReady, ability, record.data, given]);
  // Of all fields, also those that are not shown: the validator asks for every required one.
  const initial = useMemo(
    () =>
      loaded && arranged && isReady
        ? {
            ...valuesOf(loaded.form, record.data ?? null, known),
            ...valuesOf(arranged, record.data ?? null, known),
            ...asked(loaded.form, given),
          }
        : null,
    [loaded, arranged, isReady, record.data, known, given],
  );
  const save = useMutation({
    mutationFn: async (values: FormValues): Promise<Saved> => {
      if (!loaded || !form) throw new Error(`Form ${formId} is not loaded`);
      const document = recordId === null ? loaded.createDocument : loaded.updateDocument;
      if (!document) throw new Error(`Form ${formId} has nothing to save to`);
      const input = {
        ...inputOf(form, values, recordId === null ? null : initial, record.data ?? null),
        ...given,
      };
      if (recordId === null) return { saved: await write(document, { input }) };
      const begun = record.data ?? {};
      const version = typeof begun.version === 'number' ? begun.version : null;
      if (saveWith) return { saved: await saveWith({ id: recordId, input, version }) };
      const parted = decisionApart(form.entity ?? '', input);
      const { decision } = parted;
      if (decision && Object.keys(parted.input).length === 0) return { saved: begun, decision, isAsBefore: true };
      return { saved: await write(document, { id: recordId, input: parted.input, version }), decision };
    },
    onSuccess: async ({ saved, decision, isAsBefore }) => {
      if (!isAsBefore) showToast({ kind: 'success', message: recordId === null ? t('created') : t('saved') });
      onSaved(saved);
      if (decision) askDecision(decidedApplication(saved), decision);
      const entity = loaded?.form.entity ?? '';
      if (shownInFrame.includes(entity)) void loadSession();
      await client.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, entity) });
    },
  });
  return {
    form,
    /** The whole form, to look at, where its record is one that the reader may not change. */
    closedForm: arranged && form?.fields.length === 0 && recordId !== null ? arranged : null,
    /** Known before the record is. */
    titleKey: loaded?.form.titleKey,
    validate: loaded?.validate,
    record,
    initial,
    save,
    loadError: module.error ?? record.error,
  };
}

/** What is given of the fields that the form has: its validator knows no others. */
function asked(form: FormMeta, given: FormValues = {}): FormValues {
  return Object.fromEntries(Object.entries(given).filter(([name]) => form.fields.some((field) => field.name === name)));
}

/**
 * Lists and details of the entity, and names of its records, are asked for again; so is what pages written by hand
 * have asked by an operation of their own, as nothing says which records such an answer tells of.
 */
function concerns(queryKey: readonly unknown[], entity: string): boolean {
  const [kind, name] = queryKey;
  if (kind === 'record' || isOperation(kind)) return true;
  return (kind === 'list' || kind === 'detail' || kind === 'options') && name === entity;
}

/** Operations begin with a capital letter, kinds of generic questions do not. */
function isOperation(kind: unknown): boolean {
  return typeof kind === 'string' && /^[A-Z]/.test(kind);
}
