import { Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { besideAnswer } from '#domain/forms/merging/besideAnswers.ts';
import { isSameAnswer } from '#domain/forms/merging/mergeAnswers.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { readMark, writeMark } from '#src/forms/questions/drafts/draftMark.ts';
import { WrittenHere } from '#src/forms/questions/drafts/WrittenHere.tsx';
import { type AnswerMap, byQuestion, forgetAnswers, keptAnswers } from '#src/forms/questions/useAnswers.ts';
import { PdfDownload } from '#src/screens/exports/PdfDownload.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import type { SurveyToAnswerQuery } from '../forms.gen.ts';
import classes from './Shared.module.css';
import { useSurveyElements } from './useBesideElements.ts';
import { useSurveyPlace } from './useSurveyPlace.ts';

interface AnsweredSurveyProps {
  readonly survey: NonNullable<SurveyToAnswerQuery['survey']>;
}

/** Feedback is given once: whatever was still written on this device when another sent it is read here, and sent no more. */
export function AnsweredSurvey({ survey: { _id, title, form, given } }: AnsweredSurveyProps) {
  const { t } = useTranslation('publicForms');
  const asked = useSurveyElements();
  const unsent = useUnsent(useSurveyPlace(_id));
  const changed = [asked.rating, asked.comment, ...form.elements].filter((element) => unsent.has(element._id));
  return (
    <div className={classes.ended}>
      <FormAlert kind="success">{t('survey.answered')}</FormAlert>
      {changed.length > 0 && (
        <>
          <FormAlert kind="note">{t('survey.notSent')}</FormAlert>
          <WrittenHere elements={changed} answers={unsent} />
        </>
      )}
      {given && (
        <>
          <Title order={2} size="h4">
            {t('survey.given')}
          </Title>
          <div>
            <PdfDownload kind="surveys" id={_id} name={title} />
          </div>
          <AnswerList
            elements={[asked.rating, asked.comment, ...given.form.elements]}
            answers={byQuestion([
              besideAnswer('rating', given.rating),
              besideAnswer('comment', given.comment),
              ...given.answers,
            ])}
          />
        </>
      )}
    </div>
  );
}

/** What is typed here and was never on the server. It is kept no longer than this page is open. */
function useUnsent(place: string): AnswerMap {
  const [unsent, setUnsent] = useState<AnswerMap>(new Map());
  useEffect(() => {
    // The form that was here until now writes out what was typed last as it goes.
    const kept = keptAnswers(`answers:${place}`);
    const seen = byQuestion(readMark(place)?.seen ?? []);
    const changed = [...kept].filter(([id, answer]) => !isSameAnswer(answer, seen.get(id)));
    if (changed.length > 0) setUnsent(new Map(changed));
    forgetAnswers(place);
    writeMark(place, null);
  }, [place]);
  return unsent;
}
