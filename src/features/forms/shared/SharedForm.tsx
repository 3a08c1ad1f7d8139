import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/forms/FormElement.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { DraftLine } from '#src/forms/questions/drafts/DraftLine.tsx';
import { QuestionConflicts } from '#src/forms/questions/drafts/together/QuestionConflicts.ts';
import { draftTrouble } from '#src/forms/questions/drafts/useDraft.ts';
import { useNewerForm } from '#src/forms/questions/drafts/useNewerForm.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { UploadLink } from '#src/ui/upload/UploadLink.ts';
import { type PublicFormPartsFragment, SharedFormDocument } from '../forms.gen.ts';
import { ContinueElsewhere } from './ContinueElsewhere.tsx';
import { EndedForm } from './EndedForm.tsx';
import { Respondent } from './Respondent.tsx';
import { SentAnswers } from './SentAnswers.tsx';
import classes from './Shared.module.css';
import { type SharedDraftStart, useSharedDraft } from './useSharedDraft.ts';

interface SharedFormProps {
  readonly secret: string;
  readonly form: PublicFormPartsFragment;
  readonly start: SharedDraftStart;
  /** What is kept on the server is to be read anew. */
  readonly onReload: () => void;
}

/** A shared form while it is filled: kept as it is typed, here and for other devices, until it is handed in. */
export function SharedForm({ secret, form: opened, start, onReload }: SharedFormProps) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  const read = async () => (await graphqlRequest(SharedFormDocument, { secret, draft: shared.link?.key })).sharedForm;
  const { form, goOnWithNewer } = useNewerForm(opened, read);
  const shared = useSharedDraft(secret, form, start);
  const { draft, respondent } = shared;
  const { answers, change } = shared.typed;
  const changeBeside = useStable(change);
  const from = { name: answers.get(respondent.name._id), email: answers.get(respondent.email._id) };
  const [settled, setSettled] = useState<unknown>(null);
  const send = useAction(shared.handIn);
  if (send.isDone) {
    return (
      <div className={classes.ended}>
        <FormAlert kind="success">{t('sent')}</FormAlert>
        {shared.link && <SentAnswers draftKey={shared.link.key} title={textsOf(form).title} />}
      </div>
    );
  }
  const unsent = send.error === settled ? null : draftTrouble(send.error);
  const trouble = draft.trouble ?? unsent;
  if (trouble === 'closed' || trouble === 'linkEnded') {
    const retry = (): void => {
      setSettled(send.error);
      draft.autosave.retry();
    };
    return <EndedForm end={trouble} elements={form.elements} answers={answers} onRetry={retry} />;
  }
  return (
    <>
      <QuestionConflicts value={shared.conflicts}>
        <Respondent elements={respondent} {...from} onChange={changeBeside} />
      </QuestionConflicts>
      <UploadLink value={secret}>
        <QuestionForm
          label={textsOf(form).title}
          elements={form.elements}
          keptAs={shared.place}
          answers={answers}
          onChange={change}
          beside={shared.beside}
          conflicts={shared.conflicts}
          submitLabel={t('submit')}
          isPending={send.isPending}
          failure={unsent === null ? send.error : null}
          onSubmit={() => send.start(undefined)}
          status={
            <DraftLine
              draft={{ ...draft, trouble }}
              onTakeTheirs={() => {
                shared.typed.forget();
                onReload();
              }}
              onGoOn={() => {
                setSettled(send.error);
                void shared.goOn();
              }}
              onNewForm={() => {
                setSettled(send.error);
                void goOnWithNewer();
              }}
              onAnew={() => {
                setSettled(send.error);
                shared.beginAnew();
              }}
            />
          }
        />
      </UploadLink>
      {shared.link && <ContinueElsewhere secret={secret} link={shared.link} email={from.email?.textValue ?? ''} />}
    </>
  );
}

/** The same function at each drawing. */
function useStable(change: (answer: Answer) => void): (answer: Answer) => void {
  const latest = useRef(change);
  latest.current = change;
  return useCallback((answer) => latest.current(answer), []);
}
