import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staysShown } from '#domain/arrangement/arrangeableForm.ts';
import { arrangeableForms } from '#domain/generated/arrangeableForms.gen.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { formQuery } from '#src/screens/form/formQueries.ts';
import { ArrangementPage, byLabel } from '../ArrangementPage.tsx';
import type { PlaceParts } from '../PlaceParts.ts';
import { FieldParts } from './FieldParts.tsx';
import { FormPreview } from './FormPreview.tsx';

const route = getRouteApi('/app/admin/configuration/forms');

/** The forms of an organisation: which fields everybody fills in, in which order, with which help, and what they begin with. */
export function OwnFormsPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const text = (key: string): string => t(key as 'entity.Startup.one', { ns: 'spec' });
  const navigate = route.useNavigate();
  const { form: named } = route.useSearch();
  const places = Object.entries(arrangeableForms)
    .map(([name, { titleKey }]) => ({ name, label: text(titleKey) }))
    .toSorted(byLabel);
  const chosen = places.find(({ name }) => name === named) ?? places[0];
  const { data } = useQuery(formQuery(chosen?.name ?? ''));
  const stays = (field: FormFieldMeta, form: FormMeta): string | null => {
    if (!staysShown(field, form)) return null;
    return t(field.required ? 'arrange.isRequired' : 'arrange.isFollowed');
  };
  return (
    <ArrangementPage
      kind="form"
      title={t('screen.organisation_forms.title', { ns: 'spec' })}
      about={t('arrange.aboutForms')}
      choose={t('arrange.chooseForm')}
      places={places}
      chosen={chosen?.name}
      onChoose={(name) => void navigate({ to: '.', search: { form: name }, replace: true })}
      usual={
        data?.form.fields.map((field) => ({
          name: field.name,
          label: text(field.labelKey),
          isHidden: false,
          stays: stays(field, data.form),
        })) ?? null
      }
      parts={data && partsOf(data.form, { help: t('arrange.hasHelp'), begin: t('arrange.hasBegin') })}
    />
  );
}

/** What is said of the fields of a form; `words` note that there is something. */
function partsOf(form: FormMeta, words: { readonly help: string; readonly begin: string }): PlaceParts {
  return {
    notesOf: (name, { help, defaults }) => [
      ...(help?.[name] ? [words.help] : []),
      ...(defaults?.[name] === undefined ? [] : [words.begin]),
    ],
    details: (name, draft, onChange) => {
      const field = form.fields.find((one) => one.name === name);
      const mayBegin = arrangeableForms[form.id]?.begin.includes(name) ?? false;
      return field && <FieldParts form={form} field={field} mayBegin={mayBegin} draft={draft} onChange={onChange} />;
    },
    preview: (draft) => <FormPreview form={form} draft={draft} />,
  };
}
