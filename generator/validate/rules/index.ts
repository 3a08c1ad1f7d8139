import type { Rule } from '../Rule.ts';

/** Every rule, references first: the later ones ask whether a declaration is sound so far. */
export const rules: readonly Rule[] = [];
