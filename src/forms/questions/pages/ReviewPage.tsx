import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '#domain/forms/answerProblems.ts';
import type { FormState } from '#domain/forms/formState.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { AnswerList } from '../AnswerList.tsx';
import { MissingAnswers } from './MissingAnswers.tsx';
import classes from './Pages.module.css';
import type { Pages } from './usePages.ts';

interface ReviewPageProps {
  readonly state: FormState;
  readonly place: Pages;
  readonly problems: ReadonlyMap<string, AnswerProblem>;
}

/** All answers before they are handed in, page by page; first what is missing, with the way to it. */
export function ReviewPage({ state, place: { pages, goTo }, problems }: ReviewPageProps) {
  const { t } = useTranslation('questions');
  return (
    <div className={classes.review}>
      {problems.size === 0 ? (
        <FormAlert kind="success">{t('complete')}</FormAlert>
      ) : (
        <section className={classes.missing} aria-label={t('missing')}>
          <h3>{t('missing')}</h3>
          <MissingAnswers pages={pages} goTo={goTo} problems={problems} />
        </section>
      )}
      {pages.map(({ id, section, elements }, at) => (
        <section key={id} className={classes.reviewed} aria-label={section?.label ?? t('page', { number: at + 1 })}>
          <header>
            <h3>
              <bdi>{section?.label ?? t('page', { number: at + 1 })}</bdi>
            </h3>
            <Button variant="subtle" size="compact-sm" onClick={() => goTo(at)}>
              {t('change')}
            </Button>
          </header>
          <AnswerList
            elements={elements.filter((element) => element !== section)}
            answers={state.answers}
            isWorkedOut
            under={3}
          />
        </section>
      ))}
    </div>
  );
}
