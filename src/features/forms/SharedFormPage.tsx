import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#src/data/useLoaded.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { EndedLink } from './shared/EndedLink.tsx';
import { loadShared, type OpenedForm } from './shared/loadShared.ts';
import { SentAnswers } from './shared/SentAnswers.tsx';
import classes from './shared/Shared.module.css';
import { SharedForm } from './shared/SharedForm.tsx';

const route = getRouteApi('/public/share/forms/$uuid');

/** A form that everybody with the link may answer; with the secret of a draft, as far as it was answered elsewhere. */
export function SharedFormPage() {
  useVisitorLanguage();
  const { t } = useTranslation('shell');
  const textsOf = useFormTexts();
  const { uuid: secret } = route.useParams();
  const { draft: linked } = route.useSearch();
  const loaded = useLoaded(`${secret} ${linked ?? ''}`, (signal) => loadShared(secret, linked ?? null, signal));
  const opened = loaded.data;
  const texts = opened && typeof opened === 'object' ? textsOf(opened.form) : null;
  useOwnPageTitle(texts?.title);
  if (typeof opened === 'string') return <EndedLink end={opened} />;
  if (opened === null) return <MissingPage backTo="/login" isFramed={false} />;
  return (
    <PublicPage isWide title={texts?.title ?? t('loading')} hint={texts?.description}>
      {loaded.error !== null && <FailedState error={loaded.error} onRetry={loaded.retry} />}
      {!opened && loaded.error === null && <ListSkeleton rows={6} rowHeight={64} />}
      {opened && <Opened secret={secret} opened={opened} onReload={loaded.retry} />}
    </PublicPage>
  );
}

interface OpenedProps {
  readonly secret: string;
  readonly opened: OpenedForm;
  readonly onReload: () => void;
}

function Opened({ secret, opened: { form, start, ended, sent }, onReload }: OpenedProps) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  if (ended === null) return <SharedForm secret={secret} form={form} start={start} onReload={onReload} />;
  return (
    <div className={classes.notice}>
      <FormAlert kind={ended === 'handedIn' ? 'success' : 'error'}>{t(`draft.${ended}`)}</FormAlert>
      {sent !== null && <SentAnswers draftKey={sent} title={textsOf(form).title} />}
      <Button component={AppLink} href={paths.shareForms({ uuid: secret })}>
        {t('draft.anew')}
      </Button>
    </div>
  );
}
