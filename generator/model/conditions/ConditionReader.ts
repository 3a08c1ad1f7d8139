import type { DiagnosticCode } from '../../diagnostics/Diagnostic.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { isMap } from './conditionOf.ts';
import { inYaml, oldSpelling, operatorFor, writtenOperators } from './operators.ts';

/** What is wrong with a condition as it is written, whatever entity it is asked of. */
export interface ConditionProblem {
  readonly code: DiagnosticCode;
  readonly path: SpecPath;
  readonly message: string;
  readonly fix: string;
}

export type FindScope = (name: string) => { readonly condition: unknown } | undefined;

/** Stands where what is written has been refused already, so that nothing else is said of the place. */
export const unknownCondition: Readonly<Record<string, never>> = Object.freeze({});

/**
 * Turns conditions as people write them into the one form that rules, builders and the server read: names of scopes
 * become what they stand for, and each comparison names its operator.
 */
export class ConditionReader {
  readonly problems: ConditionProblem[] = [];
  readonly used = new Set<string>();
  readonly #find: FindScope;
  readonly #names: Iterable<string>;

  constructor(names: Iterable<string>, find: FindScope) {
    this.#names = names;
    this.#find = find;
  }

  read(condition: unknown, path: SpecPath): unknown {
    if (typeof condition === 'string') return this.#scope(condition, path);
    if (!isMap(condition)) return condition;
    return Object.fromEntries(
      Object.entries(condition).map(([key, value]) => [key, this.#entry(key, value, [...path, key])]),
    );
  }

  #scope(name: string, path: SpecPath): unknown {
    const scope = this.#find(name);
    if (scope === undefined) {
      const known = this.#names;
      this.#report('SPEC118', path, `The scope '${name}' does not exist.`, suggestion(name, known));
      return unknownCondition;
    }
    this.used.add(name);
    return scope.condition;
  }

  #entry(key: string, value: unknown, path: SpecPath): unknown {
    if (key === 'not') return this.read(value, path);
    if (key === 'and' || key === 'or')
      return Array.isArray(value) ? value.map((item, index) => this.read(item, [...path, index])) : value;
    if (!isMap(value)) return { [operatorFor('eq', value)]: value };
    return this.#comparison(key, value, path);
  }

  #comparison(field: string, comparison: Readonly<Record<string, unknown>>, path: SpecPath): unknown {
    const tests = Object.entries(comparison).flatMap(([name, operand]) =>
      this.#test(field, name, operand, [...path, name]),
    );
    return tests.length === 0 && Object.keys(comparison).length > 0 ? unknownCondition : Object.fromEntries(tests);
  }

  #test(field: string, name: string, operand: unknown, path: SpecPath): readonly (readonly [string, unknown])[] {
    const written = writtenOperators.find((operator) => operator === name);
    if (written !== undefined) return [[operatorFor(written, operand), operand]];
    const old = oldSpelling(name, operand);
    if (old === undefined) {
      const fix = `${suggestion(name, writtenOperators)} Equality is written '${field}: …'.`;
      this.#report('SPEC303', path, `'${name}' is not an operator.`, fix);
      return [];
    }
    this.#report('SPEC320', path, `'${name}' is no longer written.`, `Write '${inYaml(field, old)}'.`);
    return [[operatorFor(old.operator, old.value), old.value]];
  }

  #report(code: DiagnosticCode, path: SpecPath, message: string, fix: string): void {
    this.problems.push({ code, path, message, fix });
  }
}
