import { Button } from '@mantine/core';
import { type FormEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '#domain/forms/answerProblems.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import { type Answer, type FormElement, isEmptyAnswer } from '#domain/forms/FormElement.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { standsAtFoot } from '#src/ui/scroll/standsAtFoot.ts';
import { ConflictLine } from './drafts/together/ConflictLine.tsx';
import { type ConflictsToChoose, noConflicts, QuestionConflicts } from './drafts/together/QuestionConflicts.ts';
import { FilesLine } from './files/FilesLine.tsx';
import { leadToFile, SendingFiles, useSendingFiles } from './files/sendingFiles.ts';
import { QuestionGroups } from './groups/QuestionGroups.tsx';
import type { FormPage } from './pages/formPages.ts';
import { MissingAnswers } from './pages/MissingAnswers.tsx';
import { PageSteps } from './pages/PageSteps.tsx';
import { Refusal } from './pages/Refusal.tsx';
import { ReviewPage } from './pages/ReviewPage.tsx';
import { useFilledForm } from './pages/useFilledForm.ts';
import { useFormBeside } from './pages/useFormBeside.ts';
import { usePages } from './pages/usePages.ts';
import { problemText } from './problemText.ts';
import classes from './QuestionForm.module.css';
import type { AnswerMap } from './useAnswers.ts';

interface QuestionFormProps {
  readonly label: string;
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  readonly onChange: (answer: Answer) => void;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly onSubmit: () => void;
  /** Questions that somebody else has changed as well, where several write: one chooses before one hands in. */
  readonly conflicts?: ConflictsToChoose;
  /** What is asked beside these questions and can be in conflict as they can, where it stands on each page. */
  readonly beside?: readonly FormElement[];
  /** Whether it is kept already, where that happens by itself. */
  readonly status?: ReactNode;
  /** By what name this tab remembers the page that is shown. */
  readonly keptAs?: string;
}

/** The same at each key: as long as nothing is wrong, nobody compares what is said. */
const noErrors: ReadonlyMap<string, string> = new Map();

/**
 * Questions to be answered: one column, those that do not apply left out, errors beside what they are about. Sections are
 * pages, and the last page shows all answers before they are handed in.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { label, elements, answers, failure, onSubmit, conflicts = noConflicts } = props;
  const { t, i18n } = useTranslation('questions');
  const { touched, touch } = useTouched();
  const [wasSubmitted, setSubmitted] = useState(false);
  const read = useMemo(() => elements.map((element) => elementIn(element, i18n.language)), [elements, i18n.language]);
  const { state, problems, pages } = useFilledForm(read, answers);
  const pagesOf = usePages(pages, props.keptAs);
  const beside = useFormBeside(label);
  const { held, tell } = useSendingFiles();
  const place = held.first === null ? pagesOf : { ...pagesOf, goTo: () => leadToFile(held) };
  const shown = place.isPaged ? (pages[place.at]?.elements ?? []) : state.shown;
  const errors = useMemo(() => {
    const isSaid = (id: string): boolean => (wasSubmitted || touched.has(id)) && problems.has(id);
    const said = wasSubmitted || touched.size > 0 ? shown.filter(({ _id }) => isSaid(_id)) : [];
    if (said.length === 0) return noErrors;
    const reader = { t, language: i18n.language };
    return new Map(said.map((element) => [element._id, problemText(reader, element, problems.get(element._id)) ?? '']));
  }, [shown, problems, touched, wasSubmitted, t, i18n.language]);
  const lead = useLatest(place.goTo);
  const change = useLatest(props.onChange);
  const goBack = useLatest(() => place.goTo(place.at - 1));
  const touchOne = useLatest((id: string) => touch([id]));
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (held.first !== null) {
      leadToFile(held);
      return;
    }
    if (place.isPaged && !place.isReview) {
      touch(shown.map(({ _id }) => _id));
      place.goTo(place.at + 1);
      return;
    }
    // The first one that is missing may stand where nothing is drawn yet.
    flushSync(() => setSubmitted(true));
    const [first] = [...problems.keys(), ...conflicts.ids];
    if (first === undefined) onSubmit();
    else if (place.isReview) place.goTo(pageOf(pages, first) ?? place.at, first);
    else document.getElementById(`question-${first}`)?.focus();
  };
  return (
    <div {...beside.fields} className={classes.form}>
      <form id={beside.formId} onSubmit={handleSubmit} noValidate hidden />
      {place.isPaged && <PageSteps place={place} isDone={(at) => isPageDone(pages[at], state.answers, problems)} />}
      {failure !== null && <Refusal failure={failure} />}
      {wasSubmitted && problems.size > 0 && !place.isReview && (
        <FormAlert>
          {t('incomplete', { count: problems.size })}
          {!place.isPaged && <MissingAnswers pages={pages} goTo={lead} problems={problems} />}
        </FormAlert>
      )}
      {place.isReview ? (
        <ReviewPage state={state} place={place} problems={problems} />
      ) : (
        <SendingFiles value={tell}>
          <QuestionConflicts value={conflicts}>
            <QuestionGroups
              // By its section: conditions may show pages before it.
              key={pages[place.at]?.id}
              all={read}
              elements={shown}
              answers={state.answers}
              errors={errors}
              isWhole={wasSubmitted || place.isAimed}
              onChange={change}
              onTouch={touchOne}
            />
          </QuestionConflicts>
        </SendingFiles>
      )}
      <div className={classes.footer} ref={standsAtFoot}>
        {held.first !== null && <FilesLine held={held} />}
        {conflicts.ids.length > 0 && <ConflictLine {...pagesOf} beside={props.beside} ids={conflicts.ids} />}
        {props.status}
        <FormButtons
          isPending={props.isPending || held.isSending}
          submitLabel={place.isPaged && !place.isReview ? t('next') : props.submitLabel}
          hasBack={place.isPaged && place.at > 0}
          onBack={goBack}
          formId={beside.formId}
        />
      </div>
    </div>
  );
}

/** On which page a question stands; null for what stands on each. */
function pageOf(pages: readonly FormPage[], question: string): number | null {
  const at = pages.findIndex(({ elements }) => elements.some(({ _id }) => _id === question));
  return at < 0 ? null : at;
}

/** Something is answered on it, and nothing is missing. */
function isPageDone(
  page: FormPage | undefined,
  answers: AnswerMap,
  problems: ReadonlyMap<string, AnswerProblem>,
): boolean {
  const ids = page?.elements.map(({ _id }) => _id) ?? [];
  return ids.some((id) => !isEmptyAnswer(answers.get(id))) && !ids.some((id) => problems.has(id));
}

interface FormButtonsProps extends Pick<QuestionFormProps, 'isPending' | 'submitLabel'> {
  readonly hasBack: boolean;
  readonly onBack: (event: unknown) => void;
  readonly formId: string;
}

const FormButtons = memo(function FormButtons({ isPending, submitLabel, hasBack, onBack, formId }: FormButtonsProps) {
  const { t } = useTranslation('questions');
  return (
    <>
      {hasBack && (
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button type="submit" form={formId} loading={isPending}>
        {submitLabel}
      </Button>
    </>
  );
});

/** Questions that were left once: what is wrong with them is said from then on. */
function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = (ids: readonly string[]): void =>
    setTouched((current) => (ids.every((id) => current.has(id)) ? current : new Set([...current, ...ids])));
  return { touched, touch };
}

/** The same function over all drawings, so that a question is drawn anew only when something of its own changes. */
function useLatest<Given extends readonly unknown[]>(call: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(call);
  latest.current = call;
  return useCallback((...given: Given) => latest.current(...given), []);
}
