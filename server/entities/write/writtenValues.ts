import type { FieldMeta } from '#domain/model/entity.ts';
import type { RichDocument } from '#domain/richText/document.ts';
import { documentOfText } from '#domain/richText/documentOf.ts';
import { isRichDocument } from '#domain/richText/isRichDocument.ts';
import { isEmptyDocument, plainTextOf } from '#domain/richText/plainText.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { writtenInLanguages } from './inLanguages.ts';
import type { Values } from './validateValues.ts';

/**
 * Formatted writing is given as a document, or as a text with a few signs; whichever it is, both are kept (decision 0062).
 * A document that is not of the allow-list is refused.
 */
export function withWriting(model: EntityModel, values: Values, pathOf: (field: string) => string): Values {
  const problems: FieldProblem[] = [];
  const written = writingFields(model).flatMap((field): (readonly [string, unknown])[] => {
    const given = values[field.document];
    if (given === undefined || (given === null && values[field.name]))
      return partsOf(field, textOf(values[field.name]));
    if (given === null) return [[field.name, null]];
    if (isRichDocument(given)) return partsOf(field, given);
    problems.push(fieldProblem(pathOf(field.document), 'invalid', { spec: `${model.name}.${field.name}` }));
    return [];
  });
  const inLanguages = writtenInLanguages(model, values);
  for (const [name, texts] of inLanguages) {
    if (texts === null) problems.push(fieldProblem(pathOf(name), 'invalid', { spec: `${model.name}.${name}` }));
  }
  if (problems.length > 0) throw new ValidationError(problems);
  const all = [...written, ...inLanguages];
  return all.length === 0 ? values : { ...values, ...Object.fromEntries(all) };
}

/** What the product itself writes as a text is kept as a document too. */
export function withDocuments(model: EntityModel, values: Values): Values {
  const missing = writingFields(model).flatMap((field): (readonly [string, unknown])[] => {
    if (values[field.document] !== undefined) return [];
    const text = textOf(values[field.name]);
    return text === undefined ? [] : [[field.document, text === null ? null : documentOfText(text)]];
  });
  return missing.length === 0 ? values : { ...values, ...Object.fromEntries(missing) };
}

/** Where a mistake in some words is shown: at the document, if that was given. */
export function placeOfWords(model: EntityModel, given: Values, field: string): string {
  const { document } = model.fields.get(field) ?? {};
  return document !== undefined && given[document] !== undefined ? document : field;
}

type WritingField = FieldMeta & { readonly document: string };

function writingFields(model: EntityModel): WritingField[] {
  return model.stored.filter((field): field is typeof field & WritingField => field.document !== undefined);
}

/** Undefined where no text was given. */
function textOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function partsOf(field: WritingField, given: RichDocument | string | null | undefined): (readonly [string, unknown])[] {
  if (given === undefined) return [];
  const document = typeof given === 'string' ? documentOfText(given) : given;
  if (document === null || isEmptyDocument(document))
    return [
      [field.name, null],
      [field.document, null],
    ];
  return [
    [field.name, plainTextOf(document).trim()],
    [field.document, document],
  ];
}
