import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { placesOf } from './placesOf.ts';

const { model } = compile(readProject(process.cwd()));
if (!model) throw new Error('the spec does not compile');
const places = placesOf(model);

/** The line of the spec that a place names. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
}

/** Whether the line of a place names what it is the place of, itself or as one of several (`fields.{target}`). */
function names(place: string, id: string): boolean {
  const [written = ''] = lineAt(place).match(/(?<=^\W*(?:\w+: )?)[\w.{}-]+/) ?? [];
  const line = lineAt(place);
  const template = written.includes('{') ? written.split(/\{\w+\}/) : null;
  return template === null ? line.includes(id) : template.every((part) => id.includes(part));
}

describe('the places of the spec', () => {
  it('has one for each route, entity, permission and operation', () => {
    expect(Object.keys(places.route)).toEqual(expect.arrayContaining(model.routes.map(({ id }) => id)));
    expect(Object.keys(places.entity)).toHaveLength(model.entities.length);
    expect(Object.keys(places.permission)).toHaveLength(model.permissions.length);
    expect(Object.keys(places.operation)).toHaveLength(Object.keys(model.operations).length);
  });

  it.each(Object.entries(places.entity))('finds the entity %s in its line', (name, place) => {
    expect(lineAt(place)).toMatch(new RegExp(`^(entity: )?${name}\\b`));
  });

  it.each(Object.entries(places.permission))('finds the permission %s in its line', (id, place) => {
    expect(lineAt(place)).toContain(id);
  });

  it.each(Object.entries(places.operation))('finds the operation %s in its line', (id, place) => {
    expect(lineAt(place)).toContain(id);
  });

  it.each(Object.entries(places.route))('finds a line for the rule of the route %s', (_, place) => {
    expect(lineAt(place).trim()).not.toBe('');
  });
});

describe('the places of what is drawn', () => {
  it('are there for each screen, form and feature', () => {
    expect(Object.keys(places.screen)).toEqual(expect.arrayContaining(model.screens.map(({ id }) => id)));
    expect(Object.keys(places.form)).toEqual(expect.arrayContaining(model.forms.map(({ id }) => id)));
    expect(Object.keys(places.feature)).toEqual(expect.arrayContaining(model.switches.map(({ name }) => name)));
  });

  it.each([...Object.entries(places.feature), ...Object.entries(places.form)])('finds %s in its line', (id, place) => {
    expect(names(place, id), `${place}: ${lineAt(place)}`).toBe(true);
  });

  it.each(Object.entries(places.menu))('finds the entry %s in its line', (id, place) => {
    const isTaken = /\bfrom: /.test(lineAt(place));
    expect(isTaken || names(place, id.slice(id.indexOf('.') + 1)), `${place}: ${lineAt(place)}`).toBe(true);
  });

  it.each(Object.entries(places.screen))('finds the screen %s in its line', (id, place) => {
    expect(names(place, id), `${place}: ${lineAt(place)}`).toBe(true);
  });
});
