import { TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { KeptLine } from '#src/forms/questions/pages/KeptLine.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { UploadLink } from '#src/ui/upload/UploadLink.ts';
import { type PublicFormPartsFragment, SharedFormDocument, SubmitSharedFormDocument } from './forms.gen.ts';

const route = getRouteApi('/public/share/forms/$uuid');

/** A form that everybody with the link may answer. */
export function SharedFormPage() {
  useVisitorLanguage();
  const { t } = useTranslation('shell');
  const textsOf = useFormTexts();
  const { uuid: secret } = route.useParams();
  const loaded = useLoaded(secret, (signal) => graphqlRequest(SharedFormDocument, { secret }, { signal }));
  const form = loaded.data?.sharedForm;
  const texts = form && textsOf(form);
  useOwnPageTitle(texts?.title);
  if (form === null) return <MissingPage backTo="/login" isFramed={false} />;
  return (
    <PublicPage isWide title={texts?.title ?? t('loading')} hint={texts?.description}>
      {loaded.error !== null && <FailedState error={loaded.error} onRetry={loaded.retry} />}
      {!form && loaded.error === null && <ListSkeleton rows={6} rowHeight={64} />}
      {form && <SharedForm secret={secret} form={form} />}
    </PublicPage>
  );
}

interface SharedFormProps {
  readonly secret: string;
  readonly form: PublicFormPartsFragment;
}

function SharedForm({ secret, form }: SharedFormProps) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  const { answers, change, forget } = useAnswers(secret);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const send = useAction(async () => {
    const given = { secret, respondent: { name, email }, answers: [...answers.values()] };
    await graphqlRequest(SubmitSharedFormDocument, given);
    forget();
  });
  if (send.isDone) return <FormAlert kind="success">{t('sent')}</FormAlert>;
  return (
    <>
      <Respondent name={name} onName={setName} email={email} onEmail={setEmail} />
      <UploadLink value={secret}>
        <QuestionForm
          label={textsOf(form).title}
          elements={form.elements}
          answers={answers}
          onChange={change}
          submitLabel={t('submit')}
          isPending={send.isPending}
          failure={send.error}
          onSubmit={() => send.start(undefined)}
          status={<KeptLine isKept={answers.size > 0} />}
        />
      </UploadLink>
    </>
  );
}

interface RespondentProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Whom the answers are from; not drawn anew while they are given. */
const Respondent = memo(function Respondent({ name, onName, email, onEmail }: RespondentProps) {
  const { t } = useTranslation('publicForms');
  return (
    <>
      <TextInput
        label={t('name')}
        autoComplete="name"
        maxLength={160}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
    </>
  );
});
