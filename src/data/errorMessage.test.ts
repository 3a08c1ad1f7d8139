import { describe, expect, it } from 'vitest';
import { type ErrorTexts, errorMessage } from './errorMessage.ts';
import { RequestError } from './requestError.ts';

const texts: ErrorTexts = (key) =>
  ({
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

  it('shows what the server says where it says why, else the text of the code, else the words of the server, and nothing never', () => {
    expect(errorMessage(graphql({ message: 'no row', extensions: { code: 'NotFoundError' } }), texts)).toBe(
      'It is gone',
    );
    expect(errorMessage(graphql({ message: 'Too late', extensions: { code: 'Strange' } }), texts)).toBe('Too late');
    const refused = { code: 'NotFoundError', reason: 'eventFull' };
    expect(errorMessage(graphql({ message: 'Toutes les places sont prises', extensions: refused }), texts)).toBe(
      'Toutes les places sont prises',
    );
    expect(errorMessage('?', texts)).toBe('Something went wrong');
  });
});
