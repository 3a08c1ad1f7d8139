import { useTranslation } from 'react-i18next';
import type { FormTexts } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import classes from './Room.module.css';

interface GivenApplication {
  readonly isHidden: boolean;
  readonly description: string | null;
  readonly forms: readonly {
    readonly roundId: string;
    readonly roundName: string;
    readonly form: FormTexts & {
      readonly version: number | null;
      readonly elements: readonly FormElement[];
    };
    readonly answers: readonly Answer[];
  }[];
}

/** What was answered, each round with the version of the form it was given to. */
export function ApplicationAnswers({ sheet }: { readonly sheet: GivenApplication }) {
  const { t } = useTranslation('scoring');
  const textsOf = useFormTexts();
  return (
    <>
      {sheet.isHidden && <p className={classes.note}>{t('isHidden')}</p>}
      {sheet.description && <p className={classes.description}>{sheet.description}</p>}
      {sheet.forms.length === 0 && <p className={classes.note}>{t('noAnswers')}</p>}
      {sheet.forms.map(({ roundId, roundName, form, answers }) => (
        <section key={roundId} className={classes.round} aria-label={roundName}>
          <h3 className={classes.roundHead}>
            <bdi>{textsOf(form).title}</bdi>
            {form.version !== null && <span>{t('version', { number: form.version })}</span>}
          </h3>
          <AnswerList elements={form.elements} answers={byQuestion(answers)} under={3} />
        </section>
      ))}
    </>
  );
}
