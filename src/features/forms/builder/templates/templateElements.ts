import type { QuestionOption, TranslatedText } from '#domain/forms/FormElement.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import { newElement, newOption } from '../state/edits.ts';
import type { TemplateElement, TemplateText } from './formTemplates.ts';

/** The texts of the templates, by language; that of the author is the first. */
export type TemplateTexts = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The questions of a template as their author begins with them: in their language, and beside it in those of the content. */
export function templateElements(template: readonly TemplateElement[], texts: TemplateTexts): BuilderElement[] {
  const inAll = (key: TemplateText): TranslatedText[] =>
    [...texts].map(([language, own]) => ({ language, value: String(own[key] ?? key) }));
  const made = new Map<TemplateText, { readonly id: string; readonly options: ReadonlyMap<string, string> }>();
  return template.map((asked, at) => {
    const element = newElement(asked.questionType);
    const offered = (asked.options ?? []).map((key) => ({
      key,
      option: { ...newOption(), labels: inAll(key), ...kindOf(asked, key) },
    }));
    const values = new Map(offered.map(({ key, option }) => [key, option.value] as const));
    made.set(asked.label, { id: element._id, options: values });
    const [first, ...others] = inAll(asked.label);
    const [min, max] = asked.limits ?? [null, null];
    const source = asked.shownWhen && made.get(asked.shownWhen.question);
    const options: readonly QuestionOption[] = offered.map(({ option }) => option);
    return {
      ...element,
      position: at + 1,
      label: first?.value ?? asked.label,
      labels: others,
      validations: { required: asked.isRequired ?? false, min, max },
      options: asked.hasOther ? [...options, { ...newOption(), value: '', isWriteIn: true }] : options,
      behavesAs: asked.fact ?? null,
      userAddRow: asked.canAddRows ?? false,
      dependency: source
        ? {
            operator: 'AND',
            statements: [
              {
                action: 'show',
                questionId: source.id,
                operator: 'IS',
                values: (asked.shownWhen?.options ?? []).map((key) => source.options.get(key) ?? key),
                statements: [],
              },
            ],
          }
        : null,
    };
  });
}

function kindOf({ columnKinds }: TemplateElement, column: TemplateText): Pick<QuestionOption, 'columnKind'> {
  const columnKind = columnKinds?.[column];
  return columnKind === undefined ? {} : { columnKind };
}
