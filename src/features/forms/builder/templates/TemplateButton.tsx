import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguages } from '#domain/generated/constants.gen.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { loadTexts } from '#src/ui/i18n/loadTexts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { importElements } from '../state/edits.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { formTemplates } from './formTemplates.ts';
import { templateElements } from './templateElements.ts';

interface TemplateButtonProps {
  /** Of the form: each kind has a template of its own. */
  readonly kind: string;
  readonly dispatch: Dispatch<BuilderAction>;
}

/** Begins an empty form with what its kind usually asks. */
export function TemplateButton({ kind, dispatch }: TemplateButtonProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const message = useErrorMessage();
  const template = formTemplates[kind];
  const start = useMutation({
    mutationFn: async () => {
      const languages = [...new Set([i18n.language, ...contentLanguages])];
      const texts = await Promise.all(languages.map((language) => loadTexts(language, 'formTemplates')));
      return new Map(languages.map((language, at) => [language, texts[at] ?? {}]));
    },
    onSuccess: (texts) => {
      const elements = templateElements(template ?? [], texts);
      dispatch({ type: 'edit', change: (draft) => importElements(draft, elements, null) });
    },
  });
  if (!template) return null;
  return (
    <>
      {start.error && <FormAlert>{message(start.error)}</FormAlert>}
      <Button
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t('template')}
      </Button>
    </>
  );
}
