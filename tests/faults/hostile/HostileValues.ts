import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { SeededRandom } from '#server/demo/data/SeededRandom.ts';

const NUL = '\u0000';

const texts = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\ud800',
  'x\udfff',
  '\u202e\u200d\ufeff',
  '\'; drop table "user"; --',
  '%_\\',
  '{"a":',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '😀'.repeat(300),
  '1e400',
  '-0',
  'NaN',
  '../../etc/passwd',
  'a@b.test',
  'https://example.test/?a=1',
];

const instants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-02-30T00:00:00Z',
  '2026-02-28T24:00:00Z',
  '2026-02-28T23:59:60Z',
  '2026-01-01T00:00:00.123456789Z',
  '2026-06-01T10:00:00Z',
  '2026-06-01T11:00:00Z',
];

const days = ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2026-02-29', '2026-13-01', '2026-06-01'];

const numbers = [0, -0, -1, 1, 3, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 2 ** 31 - 1];

/** Of any type: what a client may send whatever the schema says. */
const strangers: readonly unknown[] = [null, {}, [], [[]], true, 7, 'text', { toString: null }, [null], { $ne: 1 }];

/** Makes values that fit a type of the schema, or nearly, of what databases, parsers and programs stumble over. */
export class HostileValues {
  readonly #random: SeededRandom;
  readonly #ids: readonly string[];

  /** `ids`: of records that are there, so that what is asked does not always end with the first look. */
  constructor(random: SeededRandom, ids: readonly string[]) {
    this.#random = random;
    this.#ids = ids;
  }

  of(type: GraphQLInputType, depth = 0): unknown {
    if (this.#random.chance(0.01)) return this.#random.pick(strangers);
    if (isNonNullType(type)) return this.of(type.ofType, depth);
    if (this.#random.chance(0.07)) return null;
    if (isListType(type)) {
      return Array.from({ length: this.#random.between(0, 2) }, () => this.of(type.ofType, depth));
    }
    if (isEnumType(type)) return this.#random.pick([...type.getValues().map(({ name }) => name), 'constructor']);
    if (!isInputObjectType(type)) return this.#scalar(type.name);
    const fields = Object.values(type.getFields());
    const chosen = this.#random.sample(fields, this.#random.between(1, 3));
    const given = depth > 4 ? [] : fields.filter((field) => isRequiredInputField(field) || chosen.includes(field));
    return Object.fromEntries(given.map((field) => [field.name, this.of(field.type, depth + 1)]));
  }

  #scalar(name: string): unknown {
    if (name === 'Boolean') return this.#random.chance(0.5);
    if (name === 'Int') return this.#random.pick(numbers.filter(Number.isInteger));
    if (name === 'Float') return this.#random.pick(numbers);
    if (name === 'DateTime') return this.#random.pick(instants);
    if (name === 'Date') return this.#random.pick(days);
    if (name === 'ID') return this.#random.chance(0.7) ? this.#random.pick(this.#ids) : this.text();
    if (name === 'JSON') return this.json();
    return this.text();
  }

  text(): string {
    return this.#random.pick(this.#random.chance(0.2) ? [...instants, ...days, ...this.#ids] : texts);
  }

  /** JSON of any shape. */
  json(depth = 0): unknown {
    if (depth > 2 || this.#random.chance(0.3)) return this.#random.pick([this.text(), ...numbers, ...strangers]);
    if (this.#random.chance(0.3)) return [this.json(depth + 1), this.json(depth + 1)];
    return { [this.text().slice(0, 100)]: this.json(depth + 1), name: this.json(depth + 1) };
  }
}
