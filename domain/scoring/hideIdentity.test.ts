import { expect, it } from 'vitest';
import { fileAddress } from '../files/fileAddress.ts';
import type { FormElement } from '../forms/FormElement.ts';
import { TEAM_FACT } from '../forms/teamTable.ts';
import { answersWithoutIdentity, withoutIdentity } from './hideIdentity.ts';
import { plainRubric } from './plainRubric.ts';

const identity = ['Blue Fern Ltd', 'Ada Lovelace', 'ada@fern.test', '+44 20 7946 0958', null];

it('takes names, links, addresses and numbers out of a text, and leaves the rest', () => {
  expect(withoutIdentity('Ada of BLUE FERN sells ferns since 2019 for 120000 a year.', identity)).toBe(
    '••• of ••• ••• sells ferns since 2019 for 120000 a year.',
  );
  expect(withoutIdentity('See https://fern.test/deck or ask me@x.org, +1 (415) 555-2671', [])).toBe(
    'See ••• or ask •••, •••',
  );
  expect(withoutIdentity('Adapted', identity)).toBe('Adapted');
  expect(withoutIdentity('أطلقنا سراج في عمّان', ['سراج'])).toBe('أطلقنا ••• في عمّان');
});

it('hides links, calls files by their question, and empties what is a fact of the person', () => {
  const [base] = plainRubric({ score: '', comment: '' }) as [FormElement];
  const element = (_id: string, questionType: string, more: Partial<FormElement> = {}): FormElement => ({
    ...base,
    behavesAs: null,
    _id,
    questionType,
    ...more,
  });
  const answer = (questionId: string, textValue: string | null, arrayValue: readonly string[] = []) => ({
    questionId,
    textValue,
    numberValue: null,
    arrayValue,
  });
  const elements = [
    element('site', 'text_link'),
    element('deck', 'file', { position: 7 }),
    element('who', 'text', { behavesAs: 'founderName' }),
    element('team', 'table'),
  ];
  const shown = answersWithoutIdentity(
    elements,
    [
      answer('site', 'fern.test'),
      answer('deck', fileAddress({ id: 'f1', name: 'Blue Fern deck.PDF' })),
      answer('who', 'Somebody else'),
      answer('team', null, ['["Ada","CEO"]']),
    ],
    identity,
  );
  expect(shown.map(({ textValue }) => textValue)).toEqual([
    '•••',
    fileAddress({ id: 'f1', name: '7.pdf' }),
    '•••',
    null,
  ]);
  expect(shown[3]?.arrayValue).toEqual(['["•••","CEO"]']);
});

it('goes by what the author of a question says, links included', () => {
  const [base] = plainRubric({ score: '', comment: '' }) as [FormElement];
  const asked = (_id: string, more: Partial<FormElement>): FormElement => ({ ...base, _id, behavesAs: null, ...more });
  const elements = [
    asked('school', { questionType: 'text', identifies: true }),
    asked('cv', { questionType: 'file', identifies: true }),
    asked('site', { questionType: 'text_link', identifies: false }),
    asked('who', { questionType: 'text', behavesAs: 'founderName', identifies: false }),
  ];
  const given = elements.map(({ _id }) => ({
    questionId: _id,
    textValue: _id === 'cv' ? fileAddress({ id: 'f1', name: 'cv.pdf' }) : `https://${_id}.test`,
    numberValue: null,
    arrayValue: [],
  }));
  const shown = answersWithoutIdentity(elements, given, identity);
  expect(shown.map(({ textValue }) => textValue)).toEqual(['•••', '•••', 'https://site.test', '•••']);
});

it('tells nothing of what was answered to questions that are asked no more, or as another kind', () => {
  const [base] = plainRubric({ score: '', comment: '' }) as [FormElement];
  const elements: FormElement[] = [{ ...base, _id: 'turnover', behavesAs: null, questionType: 'number' }];
  const none = { textValue: null, numberValue: null, arrayValue: [] };
  const given = [
    { ...none, questionId: 'born', numberValue: 1984 },
    { ...none, questionId: 'school', arrayValue: ['Upper Lake'] },
    { ...none, questionId: 'turnover', textValue: 'As Upper Lake has it' },
  ];
  expect(answersWithoutIdentity(elements, given, [])).toEqual([
    { ...none, questionId: 'born' },
    { ...none, questionId: 'school' },
    { ...none, questionId: 'turnover', textValue: '•••' },
  ]);
});

it('shows no row of a table that names the founders, nor their names elsewhere', () => {
  const [base] = plainRubric({ score: '', comment: '' }) as [FormElement];
  const team: FormElement = { ...base, _id: 'team', questionType: 'table', behavesAs: TEAM_FACT };
  const answer = {
    questionId: 'team',
    textValue: null,
    numberValue: null,
    arrayValue: ['["Grace","grace@fern.test"]'],
  };
  const pitch = { questionId: 'pitch', textValue: 'Grace builds it', numberValue: null, arrayValue: [] };
  const elements: FormElement[] = [team, { ...base, _id: 'pitch', questionType: 'text', behavesAs: null }];
  const [table, text] = answersWithoutIdentity(elements, [answer, pitch], []);
  expect(table?.arrayValue).toEqual([]);
  expect(text?.textValue).toBe('••• builds it');
});

it('empties a number that is a fact of the person, and keeps the others', () => {
  const [base] = plainRubric({ score: '', comment: '' }) as [FormElement];
  const number = (_id: string, more: Partial<FormElement>): FormElement => ({
    ...base,
    behavesAs: null,
    _id,
    questionType: 'number',
    ...more,
  });
  const answers = ['born', 'team', 'since', 'site'].map((questionId) => ({
    questionId,
    textValue: null,
    numberValue: 7,
    arrayValue: [],
  }));
  const elements = [
    number('born', { customField: { _id: 'cf1' } }),
    number('team', {}),
    number('since', { behavesAs: 'foundedYear' }),
    number('site', { behavesAs: 'website' }),
  ];
  expect(answersWithoutIdentity(elements, answers, []).map(({ numberValue }) => numberValue)).toEqual([
    null,
    7,
    7,
    null,
  ]);
});
