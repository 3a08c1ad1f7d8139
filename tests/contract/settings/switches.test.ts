/** Generated: each feature switch and each feature of the plan is shown to make a difference, by a test that reaches it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EntityMeta } from '#domain/model/entity.ts';
import { enumFeatures, operations as operationRules, planLimited, switches } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { isHeld } from './isHeld.ts';
import { recordSettings } from './recordSettings.ts';
import { lists, operations, switchProofs, values } from './switches.ts';

const metas: readonly EntityMeta[] = Object.values(entities);

/** What the tests that walk everything of a kind reach: a switch that nothing of the kind needs is not proved by them. */
const reached = new Map([
  [
    lists,
    metas.flatMap((entity) =>
      entity.operations.includes('list') ? entity.access.read.flatMap(({ feature, unless }) => [feature, unless]) : [],
    ),
  ],
  [operations, Object.values(operationRules).map((rule) => (rule.kind === 'rule' ? rule.feature : undefined))],
  [values, Object.values(enumFeatures).flatMap((features) => Object.values(features))],
]);

describe('what a switch does', () => {
  it.each(Object.entries(switchProofs))('is shown for %s', (name, proof) => {
    expect(isHeld(proof), `${proof.file}: ${proof.test}`).toBe(true);
    const names = reached.get(proof);
    if (names === undefined) expect(readFileSync(proof.file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
    else expect(names).toContain(name);
  });

  it('is shown for every switch and every feature of the plan', () => {
    expect(Object.keys(switchProofs).sort()).toEqual([...Object.keys(switches), ...Object.keys(planLimited)].sort());
  });
});

describe('what a setting of a role or a record does', () => {
  it.each(Object.entries(recordSettings))('is shown for %s', (path, proof) => {
    const [entity, field] = path.split('.');
    expect(metas.find(({ name }) => name === entity)?.fields.map(({ name }) => name)).toContain(field);
    expect(isHeld(proof), `${proof.file}: ${proof.test}`).toBe(true);
  });
});
