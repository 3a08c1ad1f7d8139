import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '#domain/forms/answerProblems.ts';
import { problemText } from '../problemText.ts';
import type { FormPage } from './formPages.ts';
import classes from './MissingAnswers.module.css';
import type { Pages } from './usePages.ts';

interface Missing {
  readonly id: string;
  /** Place of its page. */
  readonly at: number;
  readonly text: string;
}

interface MissingAnswersProps extends Pick<Pages, 'pages' | 'goTo'> {
  readonly problems: ReadonlyMap<string, AnswerProblem>;
}

/** What is missing or not right, in the order of the form, each leading to its question. Few keys change it. */
export const MissingAnswers = memo(function MissingAnswers({ pages, goTo, problems }: MissingAnswersProps) {
  const { t, i18n } = useTranslation('questions');
  return (
    <ul className={classes.missing}>
      {missingIn(pages, (element) =>
        problemText({ t, language: i18n.language }, element, problems.get(element._id)),
      ).map(({ id, at, text }) => (
        <li key={id}>
          <button type="button" onClick={() => goTo(at, id)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
});

function missingIn(
  pages: readonly FormPage[],
  textOf: (element: FormPage['elements'][number]) => string | undefined,
): readonly Missing[] {
  return pages.flatMap(({ elements }, at) =>
    elements.flatMap((element) => {
      const text = textOf(element);
      return text === undefined ? [] : [{ id: element._id, at, text }];
    }),
  );
}
