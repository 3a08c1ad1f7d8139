import { numberText } from '#domain/metrics/metricMasks.ts';
import { listedNames } from '#domain/text/listedNames.ts';
import { type LabelValue, labelIn } from '#domain/text/startupWords.ts';
import { languageTag } from './languages.ts';
import { type TextReader, textFor } from './textReader.ts';

/** A figure that is another now. */
export interface FigureChange {
  /** What it is called in each language; empty where the startup has a name of its own for it. */
  readonly names: readonly LabelValue[];
  readonly label: string;
  readonly unit: string;
  readonly currency: string;
  /** As they are typed: a number, or a moment. */
  readonly was: string;
  readonly is: string;
}

/** What a figure is called: in each language, and where none of them is known. */
export type NamedFigure = Pick<FigureChange, 'names' | 'label'>;

/** The names of figures, as their reader calls them. */
export function figureNames({ language }: TextReader, figures: readonly NamedFigure[]): string {
  const names = figures.map((figure) => nameOf(figure, language));
  return listedNames(names, languageTag(language));
}

const nameOf = ({ names, label }: NamedFigure, language: string): string => labelIn(names, language) || label;

/** The figures by their names, each with what it was and what it is, as their reader writes numbers and days. */
export function figuresText(reader: TextReader, timeZone: string, figures: readonly FigureChange[]): string {
  const list = new Intl.ListFormat(languageTag(reader.language));
  return list.format(figures.map((figure) => figureText(reader, timeZone, figure)));
}

function figureText(reader: TextReader, timeZone: string, { was, is, ...figure }: FigureChange): string {
  const name = nameOf(figure, reader.language);
  const values = { name, was: valueText(reader, timeZone, figure, was), is: valueText(reader, timeZone, figure, is) };
  return textFor(reader, 'notices', 'details.figure', values) ?? name;
}

type FigureKind = Pick<FigureChange, 'unit' | 'currency'>;

function valueText(reader: TextReader, timeZone: string, { unit, currency }: FigureKind, value: string): string {
  const language = languageTag(reader.language);
  if (unit === 'DATE')
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(Date.parse(value));
  return numberText(Number(value), unit, { language, currency });
}
