import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { arrangementOf } from '#domain/arrangement/arranged.ts';
import { arrangedForm } from '#domain/arrangement/arrangedForm.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

/** A form as the organisation has arranged it, with its help in the reader's language (decision 0070). */
export function useArrangedForm(form: FormMeta | undefined): FormMeta | undefined {
  const stored = useSession().incubator?.arrangements;
  const { language } = useTranslation().i18n;
  return useMemo(
    () => form && arrangedForm(form, arrangementOf(readArrangements(stored), 'form', form.id), language),
    [form, stored, language],
  );
}
