import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type FieldTypeSource, placeIn } from '../../model/Draft.ts';
import { fitsShape, type Shape } from '../fitsShape.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';

/** Pairs of keywords of which the first may not be above the second. */
const ordered = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** SPEC310: the shape of a field type can be checked, and the values of its stories have it. */
export const fieldShapes = ruleOfEach(
  (draft) => draft.fieldTypes.values(),
  (context, declared) => {
    const isSound = checkShapeOf(context, declared, declared.value.schema, ['schema']);
    if (isSound) checkStories(context, declared);
  },
);

function checkShapeOf(
  context: RuleContext,
  declared: Declared<FieldTypeSource>,
  shape: Shape,
  path: SpecPath,
): boolean {
  const problems = [...limitsOf(shape), ...patternOf(shape), ...uniqueOf(shape)];
  for (const { keyword, message, fix } of problems)
    context.report('SPEC310', placeIn(declared, [...path, keyword]), message, fix);
  const inner = innerShapes(shape).map(([step, part]) => checkShapeOf(context, declared, part, [...path, ...step]));
  return problems.length === 0 && inner.every((isSound) => isSound);
}

interface Problem {
  readonly keyword: string;
  readonly message: string;
  readonly fix: string;
}

function limitsOf(shape: Shape): Problem[] {
  return ordered.flatMap(([least, most]) =>
    Number(shape[least] ?? 0) > Number(shape[most] ?? Number.POSITIVE_INFINITY)
      ? [{ keyword: least, message: `'${least}' is above '${most}': nothing fits.`, fix: 'Swap the two.' }]
      : [],
  );
}

function patternOf({ pattern }: Shape): Problem[] {
  if (pattern === undefined) return [];
  try {
    new RegExp(String(pattern), 'u');
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : '';
    return [
      {
        keyword: 'pattern',
        message: `This is no regular expression: ${why}.`,
        fix: 'Check its brackets and backslashes.',
      },
    ];
  }
}

/** Values of lists are told apart by what they are written as. */
function uniqueOf({ uniqueItems, items }: Shape): Problem[] {
  if (!uniqueItems) return [];
  const type = (items as Shape | undefined)?.type;
  if (type !== undefined && type !== 'object' && type !== 'array') return [];
  const message = 'Only items of one plain type can be told apart.';
  return [{ keyword: 'uniqueItems', message, fix: "Give 'items' a plain type, or take this out." }];
}

function innerShapes({ items, properties = {} }: Shape): [SpecPath, Shape][] {
  const named = Object.entries(properties as Readonly<Record<string, Shape>>);
  return [
    ...(items ? [[['items'], items as Shape] as [SpecPath, Shape]] : []),
    ...named.map(([name, shape]): [SpecPath, Shape] => [['properties', name], shape]),
  ];
}

function checkStories(context: RuleContext, declared: Declared<FieldTypeSource>): void {
  for (const [name, value] of Object.entries(declared.value.stories)) {
    // Nothing filled in yet is shown too.
    if (value === null || value === '' || fitsShape(plainly(declared.value.schema), value)) continue;
    const message = `The story '${name}' shows ${JSON.stringify(value)}, which the schema above refuses.`;
    context.report('SPEC310', placeIn(declared, ['stories', name]), message, 'Show a value that fits.');
  }
}

/** Without the formats, which are told from texts by the forms alone. */
function plainly(shape: Shape): Shape {
  const { format: _format, uniqueItems: _unique, items, ...rest } = shape;
  return { ...rest, ...(items ? { items: plainly(items as Shape) } : {}) };
}
