import { type ElementKind, elementKinds } from '#domain/forms/elementKinds.ts';

const order = ['text', 'choice', 'number', 'other', 'layout'] as const satisfies readonly ElementKind['group'][];

/** The kinds of elements as a palette shows them. */
export const kindGroups = order.map((group) => ({
  group,
  kinds: Object.keys(elementKinds).filter((kind) => elementKinds[kind]?.group === group),
}));
