import type { Place } from '../diagnostics/Diagnostic.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { type Declared, type Draft, placeIn } from './Draft.ts';
import type { TextModel } from './Model.ts';

/** What the builders of the model share: the draft, and the texts gathered on the way. */
export class BuildContext {
  readonly draft: Draft;
  readonly #texts = new Map<string, DeclaredText>();
  /** Under a key that another text has already. */
  readonly #others: DeclaredText[] = [];

  constructor(draft: Draft) {
    this.draft = draft;
  }

  /** Registers an English text under its key and returns the key. */
  text(key: string, english: string, declared: Declared<unknown>, path: SpecPath = [], sameEverywhere = false): string {
    const known = this.#texts.get(key);
    if (known?.english === english) return key;
    const text = new DeclaredText(key, english, sameEverywhere || isPlaceholder(english), declared, path);
    if (known) this.#others.push(text);
    else this.#texts.set(key, text);
    return key;
  }

  /** In the order they were registered. */
  texts(): DeclaredText[] {
    return [...this.#texts.values(), ...this.#others];
  }

  /** Roles and role groups → role types, in the order the roles are declared. Unknown names are left out (reported by SPEC101). */
  expandRoles(names: string | readonly string[]): string[] {
    const wanted = new Set<string>();
    for (const name of typeof names === 'string' ? [names] : names) {
      const group = this.draft.groups.get(name);
      for (const role of group ? group.value.roles : [name]) if (this.draft.roles.has(role)) wanted.add(role);
    }
    return [...this.draft.roles.keys()].filter((role) => wanted.has(role));
  }
}

/** Thousands of texts know where they stand; only of those with something missing is it ever asked. */
export class DeclaredText implements TextModel {
  readonly key: string;
  readonly english: string;
  readonly sameEverywhere: boolean;
  readonly declared: Declared<unknown>;
  readonly #path: SpecPath;

  constructor(key: string, english: string, sameEverywhere: boolean, declared: Declared<unknown>, path: SpecPath) {
    this.key = key;
    this.english = english;
    this.sameEverywhere = sameEverywhere;
    this.declared = declared;
    this.#path = path;
  }

  get place(): Place {
    return placeIn(this.declared, this.#path);
  }
}

/** A text that is nothing but the tenant's own word for startups needs no translation. */
function isPlaceholder(english: string): boolean {
  return /^\{\{\w+\}\}$/.test(english);
}
