import { useTranslation } from 'react-i18next';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { elementIn, optionLabel } from '#domain/forms/elementTexts.ts';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { scalePoints } from '#domain/forms/scaleAnchors.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { KindIcon } from '../builder/kinds/kindIcons.tsx';
import classes from './Answers.module.css';
import type { QuestionResultPartsFragment } from './answers.gen.ts';
import type { AnswersSource } from './answersSource.ts';
import { NumberFacts } from './NumberFacts.tsx';
import { ShareBars } from './ShareBars.tsx';
import { TableAnswers } from './TableAnswers.tsx';
import { Texts } from './Texts.tsx';

interface QuestionCardProps {
  readonly question: QuestionResultPartsFragment;
  /** Responses that are looked at. */
  readonly responses: number;
  readonly onShow: (responseId: string) => void;
  /** Where the texts are read from that are not among the newest, and of which responses. */
  readonly source: AnswersSource;
  readonly where: readonly DependencyStatement[];
}

/** One question: shares of what was chosen, the spread of numbers, the newest texts and the way to all, the rows of a table. */
export function QuestionCard({ question, responses, onShow, source, where }: QuestionCardProps) {
  const { t, i18n } = useTranslation('formAnswers');
  const element = elementIn(question.element, i18n.language);
  return (
    <section className={classes.card} aria-label={element.label}>
      <header className={classes.cardHead}>
        <KindIcon kind={element.questionType} />
        <h3>{element.label}</h3>
        {question.isGone && <StatusPill tone="neutral">{t('gone')}</StatusPill>}
        <span className={classes.count}>{t('answered', { answered: question.answered, total: responses })}</span>
      </header>
      {question.answered === 0 && <p className={classes.nothing}>{t('notAnswered')}</p>}
      {question.choices.length > 0 && <Shares question={question} />}
      {question.numbers && <Numbers numbers={question.numbers} />}
      {question.numbers && question.choices.length === 0 && question.numbers.ranges.length > 0 && (
        <Spread ranges={question.numbers.ranges} of={question.answered} />
      )}
      {question.table && <TableAnswers element={question.element} table={question.table} onShow={onShow} />}
      {question.texts.length > 0 && <Texts question={question} source={source} where={where} onShow={onShow} />}
    </section>
  );
}

function Shares({ question: { element, choices, answered } }: { readonly question: QuestionResultPartsFragment }) {
  const { i18n } = useTranslation();
  const names = choiceNames(element, i18n.language);
  const isScale = element.questionType === 'number_scale';
  const counts = new Map(choices.map(({ value, count }) => [value, count]));
  // What nobody has chosen is an answer too; what was written in comes behind what was offered.
  const given = choices.map(({ value }) => value);
  const values = isScale
    ? [...new Set([...scalePoints(element).map(String), ...given])].sort((one, other) => Number(one) - Number(other))
    : [...names.keys(), ...given.filter((value) => !names.has(value))];
  const nameOf = (value: string): string => {
    const name = names.get(value);
    if (name !== undefined) return isScale ? `${value} – ${name}` : name;
    // Words that are not told are counted as the choice they were written to.
    const writeIn = element.options.find((option) => option.isWriteIn && option.value === value);
    return writeIn ? optionLabel(writeIn, i18n.language) : value;
  };
  return (
    <ShareBars
      of={answered}
      shares={values.map((value) => ({ key: value, name: nameOf(value), count: counts.get(value) ?? 0 }))}
    />
  );
}

type Figures = NonNullable<QuestionResultPartsFragment['numbers']>;

function Spread({ ranges, of }: { readonly ranges: Figures['ranges']; readonly of: number }) {
  const { t, i18n } = useTranslation('formAnswers');
  const shown = (value: number) => value.toLocaleString(languageTag(i18n.language));
  const nameOf = ({ from, to }: Figures['ranges'][number]) => t('range', { from: shown(from), to: shown(to) });
  return (
    <ShareBars of={of} shares={ranges.map((range) => ({ key: range.from, name: nameOf(range), count: range.count }))} />
  );
}

function Numbers({ numbers }: { readonly numbers: Figures }) {
  const { t } = useTranslation('formAnswers');
  const figures = ['mean', 'median', 'least', 'most'] as const;
  return <NumberFacts facts={figures.map((figure) => ({ label: t(`number.${figure}`), value: numbers[figure] }))} />;
}
