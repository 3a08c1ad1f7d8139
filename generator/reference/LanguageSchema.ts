/** The parts of a JSON Schema that the reference speaks of. */
export interface LanguageSchema {
  readonly type?: string | readonly string[];
  /** Name of what several places share; it has one section on a page. */
  readonly title?: string;
  readonly description?: string;
  /** What holds where the key is left out. */
  readonly otherwise?: string;
  /** What a text is the name of. */
  readonly ids?: string;
  readonly properties?: Readonly<Record<string, LanguageSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: LanguageSchema;
  readonly additionalProperties?: boolean | LanguageSchema;
  readonly items?: LanguageSchema;
  readonly anyOf?: readonly LanguageSchema[];
  readonly oneOf?: readonly LanguageSchema[];
  readonly allOf?: readonly LanguageSchema[];
  readonly then?: LanguageSchema;
  readonly else?: LanguageSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What may stand at one place: the alternatives of a schema, each without alternatives of its own. */
export function alternativesOf(schema: LanguageSchema): readonly LanguageSchema[] {
  const inner = [schema.anyOf, schema.oneOf, schema.allOf, schema.then && [schema.then], schema.else && [schema.else]];
  const found = inner.flatMap((list) => list ?? []).flatMap(alternativesOf);
  const own = schema.properties !== undefined || isPlain(schema) ? [schema] : [];
  return [...own, ...found.filter(saysSomething)];
}

/** `{ required: [...] }` narrows what is said elsewhere and is nothing by itself; nor is what nothing fits. */
const saysSomething = (schema: LanguageSchema): boolean => schema.properties !== undefined || isPlain(schema);

const isPlain = ({ type, const: only, enum: values, anyOf, oneOf, allOf, then, ids }: LanguageSchema): boolean =>
  !anyOf && !oneOf && !allOf && !then && [type, only, values, ids].some((said) => said !== undefined);

/** What stands under names of one's own, or in a list. */
export function innerOf({ additionalProperties, items }: LanguageSchema): LanguageSchema | undefined {
  if (items) return items;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
