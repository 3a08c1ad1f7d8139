import {
  type GraphQLOutputType,
  type GraphQLScalarType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';

/** The day on which all stories take place: pictures of them are the same tomorrow. */
export const storyNow = '2026-03-12T09:30:00.000Z';

interface Asked {
  /** Name of the type that has the field, and of the field. */
  readonly owner: string;
  readonly field: string;
  readonly type: GraphQLOutputType;
  /** Which record of a list it is of, from 0 on. */
  readonly index: number;
}

const words = ['Kiwi Robotics', 'Blue Harbour', 'Northwind Bakery', 'Solar Loop', 'Paper Planes', 'Green Mile'];
const people = ['Ada Okafor', 'Ben Ito', 'Cleo Marsh', 'Dina Haddad', 'Elias Berg', 'Farah Noor'];
const sentence = 'Arms that feel what they hold, for fruit and for glass.';

const picked = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Texts by the name of their field; what is not named here is called as its record is. */
const textByName: readonly (readonly [RegExp, (index: number) => string | null])[] = [
  [/^(fullName|authorName|organiserName)$/, (index) => picked(people, index)],
  [/^firstName$/, (index) => picked(people, index).split(' ')[0] ?? ''],
  [/^lastName$/, (index) => picked(people, index).split(' ')[1] ?? ''],
  [/email|address$/i, (index) => `${picked(people, index).toLowerCase().replace(' ', '.')}@demo.test`],
  [/phone/i, () => '+351 21 555 0100'],
  [/(logo|picture|image|avatar|photo|url|link|website|href|video)/i, () => null],
  [/timezone/i, () => 'Europe/Lisbon'],
  [/currency/i, () => 'EUR'],
  [/language/i, () => 'en'],
  [/colou?r/i, () => '#3b82f6'],
  [/city/i, () => 'Porto'],
  [/country/i, () => 'Portugal'],
  [/(time|at|hour)$/i, () => '10:00'],
  [/(date|day|on|until|from)$/i, () => '2026-03-20'],
  [/(description|text|body|note|comment|bio|summary|message|content|tagline|headline|answer|reason)$/i, () => sentence],
];

const dayAfter = (index: number): Date => new Date(Date.parse(storyNow) + index * 26 * 3_600_000);

/** A value that a field of this name and type could have: the same each time. */
export function exampleValue({ owner, field, type, index }: Asked): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) return undefined;
  const named = getNamedType(bare);
  if (isEnumType(named)) return valueOfEnum(named.getValues(), index);
  return scalarValue(named as GraphQLScalarType, { owner, field, index });
}

const valueOfEnum = (values: readonly { readonly value: unknown }[], index: number): unknown =>
  values[index % values.length]?.value;

function scalarValue({ name }: { readonly name: string }, { owner, field, index }: Omit<Asked, 'type'>): unknown {
  if (name === 'ID') return `${owner}-${index + 1}`;
  if (name === 'Int') return field === 'version' ? 1 : (index + 1) * 3;
  if (name === 'Float') return (index + 1) * 2.5;
  if (name === 'Boolean')
    return !/^(is|has)?(locked|archived|deleted|anonymous|hidden|cancelled|skipped|closed)/i.test(field);
  if (name === 'Date') return dayAfter(index).toISOString().slice(0, 10);
  if (name === 'DateTime') return dayAfter(index).toISOString();
  if (name === 'JSON') return null;
  const byName = textByName.find(([pattern]) => pattern.test(field));
  return byName ? byName[1](index) : picked(owner === 'User' ? people : words, index);
}
