import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { PdfDownload } from '#src/screens/exports/PdfDownload.tsx';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { BlankForm } from './BlankForm.tsx';
import { PrintableFormDocument, type PrintableFormQuery } from './forms.gen.ts';
import classes from './Printable.module.css';

const route = getRouteApi('/public/download/forms/$uuid');

type Printable = NonNullable<PrintableFormQuery['printableForm']>;

/** A form to print: blank, or as it was answered. */
export function PrintableFormPage() {
  useVisitorLanguage();
  const { t } = useTranslation(['publicForms', 'shell']);
  const textsOf = useFormTexts();
  const { uuid } = route.useParams();
  const loaded = useLoaded(uuid, (signal) => graphqlRequest(PrintableFormDocument, { address: uuid }, { signal }));
  const printable = loaded.data?.printableForm;
  const texts = printable && textsOf(printable.form);
  useOwnPageTitle(texts?.title);
  if (printable === null) return <MissingPage backTo="/login" isFramed={false} />;
  return (
    <PublicPage isWide title={texts?.title ?? t('loading', { ns: 'shell' })} hint={texts?.description}>
      {loaded.error !== null && <FailedState error={loaded.error} onRetry={loaded.retry} />}
      {!printable && loaded.error === null && <ListSkeleton rows={6} />}
      {printable && (
        <>
          <Facts printable={printable} />
          {printable.submittedAt ? (
            <AnswerList elements={printable.form.elements} answers={byQuestion(printable.answers)} under={1} />
          ) : (
            <BlankForm elements={printable.form.elements} />
          )}
          <Group gap="xs" className={classes.print}>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
            {printable.submittedAt && <PdfDownload kind="forms" id={uuid} name={texts?.title ?? uuid} />}
          </Group>
        </>
      )}
    </PublicPage>
  );
}

function Facts({ printable }: { readonly printable: Printable }) {
  const { startupName, respondentName, submittedAt, isDraft } = printable;
  const { t, i18n } = useTranslation(['publicForms', 'applications']);
  const date =
    submittedAt && new Date(submittedAt).toLocaleDateString(languageTag(i18n.language), { dateStyle: 'long' });
  const lines = [
    startupName && t('printable.startup', { name: startupName }),
    respondentName && t('printable.answeredBy', { name: respondentName }),
    date && (isDraft ? t('form.completed', { ns: 'applications', time: date }) : t('printable.at', { date })),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
