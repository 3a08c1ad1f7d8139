import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/forms/elementTexts.ts';
import classes from '#src/forms/scores/Scores.module.css';
import { useScoreText } from '#src/forms/scores/useScoreText.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useShiftText } from '../useShiftText.ts';
import type { Explanation } from './PlaceExplained.tsx';

interface FigureTableProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Heads; the first is that of the rows. */
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function FigureTable({ title, note, columns: [first, ...rest], children }: FigureTableProps) {
  const titleId = useId();
  return (
    <div className={classes.figures}>
      <h3 id={titleId}>{title}</h3>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.frame}>
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {rest.map((column) => (
                <th key={column} scope="col" className={classes.number}>
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  );
}

interface NextFiguresProps {
  readonly explanation: Explanation;
  readonly name: string;
  readonly nextName: string;
}

/** The figures of a place beside those of the next one. */
export function NextFigures({ explanation: { place, next, isCapped }, name, nextName }: NextFiguresProps) {
  const { t } = useTranslation('scoring');
  const text = useScoreText();
  const shiftText = useShiftText();
  const figures = [
    { label: t('ranking.mean'), of: ({ mean }: typeof place) => text(mean) },
    { label: t('ranking.shift'), of: ({ shift }: typeof place) => shiftText(shift) },
    { label: t('ranking.levelled'), of: ({ levelled }: typeof place) => text(levelled) },
    { label: t('scores.given'), of: ({ count }: typeof place) => count },
    { label: t('ranking.spread'), of: ({ spread }: typeof place) => text(spread) },
  ];
  return (
    <FigureTable
      title={t(next ? 'why.comparison' : 'ranking.levelled')}
      note={isCapped ? t('why.capped') : undefined}
      columns={[t('why.figure'), name, ...(next ? [nextName] : [])]}
    >
      {figures.map(({ label, of }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className={classes.number}>{of(place)}</td>
          {next && <td className={classes.number}>{of(next)}</td>}
        </tr>
      ))}
    </FigureTable>
  );
}

/** What each evaluator gave, how they score otherwise, and what it became. */
export function LevelledScores({
  explanation: { given, untold, place, meanOfAll },
}: {
  readonly explanation: Explanation;
}) {
  const { t } = useTranslation('scoring');
  const text = useScoreText();
  const shiftText = useShiftText();
  const all = t('why.all', { mean: text(meanOfAll) });
  const note = untold > 0 ? `${all} ${t('why.untold', { count: untold })}` : all;
  return (
    <FigureTable
      title={t('why.levelling')}
      note={note}
      columns={[t('ranking.evaluator'), t('why.score'), t('ranking.shift'), t('why.became')]}
    >
      {given.map(({ evaluator, evaluatorName, score, count, average, spread, shift, levelled, isLevelled }) => {
        const level = { scores: t('why.scores', { count }), average: text(average), spread: text(spread) };
        return (
          <tr key={evaluator}>
            <th scope="row">
              <bdi>{evaluatorName}</bdi>
              <small>{t(isLevelled ? 'why.level' : 'why.few', level)}</small>
            </th>
            <td className={classes.number}>{text(score)}</td>
            <td className={classes.number}>{shiftText(shift)}</td>
            <td className={classes.number}>{text(levelled)}</td>
          </tr>
        );
      })}
      <tr className={classes.total}>
        <th scope="row">{t('scores.mean')}</th>
        <td className={classes.number}>{text(place.mean)}</td>
        <td className={classes.number}>{shiftText(place.shift)}</td>
        <td className={classes.number}>{text(place.levelled)}</td>
      </tr>
    </FigureTable>
  );
}

/** How much each criterion counts, and what it was given on average. */
export function CriteriaFigures({ criteria }: { readonly criteria: Explanation['criteria'] }) {
  const { t, i18n } = useTranslation('scoring');
  const text = useScoreText();
  const percent = new Intl.NumberFormat(languageTag(i18n.language), { style: 'percent' });
  const hasVersions = new Set(criteria.map(({ version }) => version)).size > 1;
  if (criteria.length === 0) return null;
  return (
    <FigureTable
      title={t('why.criteria')}
      columns={[t('why.criterion'), t('why.weight'), t('why.share'), t('scores.mean')]}
    >
      {criteria.map(({ element, version, weight, share, mean }) => (
        <tr key={`${element._id}/${version}`}>
          <th scope="row">
            {textIn(element.labels, i18n.language, element.label)}
            {hasVersions && version !== null && <small>{t('version', { number: version })}</small>}
          </th>
          <td className={classes.number}>{weight.toLocaleString(languageTag(i18n.language))}</td>
          <td className={classes.number}>{percent.format(share)}</td>
          <td className={classes.number}>{text(mean)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
