import { describe, expect, it } from 'vitest';
import { type ErrorTexts, errorMessage } from './errorMessage.ts';
import { RequestError } from './requestError.ts';

const texts: ErrorTexts = (key, values) =>
  ({
    'reason.full': `All ${values?.places} places are taken`,
    network: 'Network Error',
    unexpected: 'Something went wrong',
    'code.NotFoundError': 'It is gone',
  })[key];

const graphql = (...errors: RequestError['errors']) => new RequestError('graphql', { errors });

describe('errorMessage', () => {
  it('says Network Error when nobody answered', () => {
    expect(errorMessage(new RequestError('network'), texts)).toBe('Network Error');
  });

  it('joins several errors with a full stop', () => {
    expect(errorMessage(graphql({ message: 'One' }, { message: 'Two' }), texts)).toBe('One. Two');
  });

  it('lists the message of each field of a refused input', () => {
    const fields = [
      { path: 'name', message: 'Name is a required field' },
      { path: 'dueDate', message: 'The due date can not be in the past' },
    ];
    expect(errorMessage(graphql({ message: 'Invalid', extensions: { code: 'ValidationError', fields } }), texts)).toBe(
      'Name is a required field. The due date can not be in the past',
    );
  });

  it('prefers the text of the reason over that of the code, that over the words of the server, and those over nothing', () => {
    expect(errorMessage(graphql({ message: 'no row', extensions: { code: 'NotFoundError' } }), texts)).toBe(
      'It is gone',
    );
    expect(errorMessage(graphql({ message: 'Too late', extensions: { code: 'Strange' } }), texts)).toBe('Too late');
    const refused = { code: 'NotFoundError', reason: 'full', values: { places: 3 } };
    expect(errorMessage(graphql({ message: 'Full', extensions: refused }), texts)).toBe('All 3 places are taken');
    expect(errorMessage('?', texts)).toBe('Something went wrong');
  });
});
