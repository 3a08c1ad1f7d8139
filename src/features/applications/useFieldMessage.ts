import { useTranslation } from 'react-i18next';

/** Sentences of the server that concern signing up, in the words of the interface's language. */
const known = {
  'There is already an account with this e-mail. Sign in to apply.': 'error.known',
  'Too many attempts. Please try again later.': 'error.tooMany',
  'This program takes no applications at the moment': 'error.closed',
  'E-mail is not a valid email': 'error.email',
} as const;

/** What to say beside a field, by its path in the input. */
export function useFieldMessage(errors: Readonly<Record<string, string>>): (path: string) => string | undefined {
  const { t } = useTranslation('applications');
  return (path) => {
    const message = errors[path];
    const entry = Object.entries(known).find(([text]) => text === message);
    return entry ? t(entry[1]) : message;
  };
}
