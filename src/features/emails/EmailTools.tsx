import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documentOf } from '#domain/richText/documentOf.ts';
import { isEmptyDocument } from '#domain/richText/plainText.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useAbility } from '#src/data/session/ability.ts';
import type { FormValues } from '#src/forms/formValues.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import classes from './Email.module.css';
import { EmailTextsDocument } from './emails.gen.ts';
import '@mantine/core/styles/Combobox.css';

interface EmailToolsProps {
  readonly values: FormValues;
  readonly onChange: (part: FormValues) => void;
}

/** Texts to begin with: a template for the whole e-mail, pieces to put into it. */
export function EmailTools({ values, onChange }: EmailToolsProps) {
  const { t } = useTranslation(['emails', 'shell']);
  const mayUse = useAbility().can('read', 'EmailTemplate');
  const { data } = useQuery({ ...graphqlQuery(EmailTextsDocument, {}), enabled: mayUse });
  if (!mayUse || !data) return null;
  const templates = data.emailTemplates.results;
  const pieces = data.contentTemplates.results;
  const body = documentOf(values.bodyDocument ?? '');
  const take = async (id: string | null): Promise<void> => {
    const template = templates.find(({ _id }) => _id === id);
    if (!template) return;
    const isReplaced =
      isEmptyDocument(body) ||
      (await askConfirmation({
        title: t('template.replace'),
        confirmLabel: t('template.use'),
        dismissLabel: t('cancel', { ns: 'shell' }),
      }));
    if (!isReplaced) return;
    const { _id, subject, subjects, bodyDocument, bodies, blueprint } = template;
    onChange({
      subject,
      subjects,
      bodyDocument,
      bodies,
      template: _id,
      ...(blueprint && { blueprint: blueprint._id }),
    });
  };
  const insert = (id: string | null): void => {
    const piece = pieces.find(({ _id }) => _id === id);
    if (!piece) return;
    const { content } = documentOf(piece.contentDocument);
    onChange({ bodyDocument: { type: 'doc', content: [...body.content, ...content] } });
  };
  return (
    <div className={classes.tools}>
      <TextSelect label={t('template.label')} texts={templates} onChoose={(id) => void take(id)} />
      <TextSelect label={t('piece.label')} texts={pieces} onChoose={insert} />
    </div>
  );
}

interface TextSelectProps {
  readonly label: string;
  readonly texts: readonly { readonly _id: string; readonly name: string }[];
  readonly onChoose: (id: string | null) => void;
}

/** Does something with what is chosen, and is empty again. */
function TextSelect({ label, texts, onChoose }: TextSelectProps) {
  const { t } = useTranslation('emails');
  if (texts.length === 0) return null;
  return (
    <Select
      label={label}
      placeholder={t('choose')}
      data={texts.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={null}
      onChange={onChoose}
      className={classes.tool}
    />
  );
}
