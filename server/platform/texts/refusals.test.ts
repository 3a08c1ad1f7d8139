import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/generated/constants.gen.ts';
import { type FaultyField, type FieldFault, fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { refusalText } from './refusals.ts';

const fieldMessage = (language: string, fault: FieldFault, field: FaultyField = {}) =>
  refusalText({ language, startupLabel: null }, fieldProblem('', fault, field));

describe('a message about a field', () => {
  it('is the sentence of the requirement, in English', () => {
    const say = (fault: FieldFault, limits = {}) => fieldMessage('en', fault, { spec: 'Task.dueDate', ...limits });
    expect(say('required')).toBe('Due date is a required field');
    expect(say('invalid')).toBe('Due date: this value can’t be taken. Check it, and write or choose another');
    // Of what has no name, the requirement's own.
    expect(fieldMessage('en', 'invalid')).toBe('Invalid field');
    expect(say('min', { min: 3 })).toBe('Due date must be greater than or equal to 3');
    expect(say('maxLength', { max: 9 })).toBe('Due date must be less than or equal to 9 characters');
    expect(say('email')).toBe('Due date is not a valid email');
    expect(say('unique')).toBe('Due date is already in use');
  });

  it('calls a part of a field by its label, because its name alone says too little', () => {
    const say = (spec: string) => fieldMessage('en', 'url', { spec });
    expect(say('IncubatorEvent.location.link')).toMatch(/^Link to the place /);
    expect(say('IncubatorEvent.conferenceData.url')).toMatch(/^Link of the conference /);
  });

  it('is in each language, with the field as the interface calls it there', () => {
    const said = languages.map(({ id }) => fieldMessage(id, 'required', { spec: 'Startup.name' }));
    expect(new Set(said).size).toBe(languages.length);
    expect(fieldMessage('fr', 'required', { spec: 'Startup.name' })).toMatch(/^Nom/);
    for (const text of said) expect(text).not.toMatch(/\{\{/);
  });

  it('falls back to English for a language that nobody has', () => {
    expect(fieldMessage('xx', 'required', { label: 'Pitch' })).toBe('Pitch is a required field');
  });
});

describe('a refused write', () => {
  let server: EntityServer;
  beforeAll(async () => {
    server = await startEntityServer(seedPeople);
  }, 60_000);
  afterAll(() => server.close());

  it('tells what is wrong in the language of the one who writes', async () => {
    const fields = async (language: string | null) => {
      const text = `mutation { createUser(input: { firstName: "Zoe", email: "nobody", role: "r-Mentor" }) { _id }
        again: createUser(input: { firstName: "Zoe", email: "ada@t1.test", role: "r-Mentor" }) { _id }
        gone: createUser(input: { firstName: "Zoe", email: "zoe@t1.test", role: "r-Nothing" }) { _id } }`;
      const { errors } = await server.ask('admin', text, {}, language);
      return (errors ?? [])
        .flatMap(({ extensions }) => extensions?.fields as { message: string }[])
        .map(({ message }) => message);
    };
    const english = await fields('en');
    expect(english).toContain('Email is not a valid email');
    const french = await fields('fr');
    expect(french).toHaveLength(english.length);
    expect(french.some((message) => english.includes(message))).toBe(false);
  });
});
