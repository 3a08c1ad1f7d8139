import type { FormElement } from '../FormElement.ts';
import { isOpenFact } from './startupFacts.ts';

type Asked = Pick<FormElement, 'questionType' | 'behavesAs' | 'customField' | 'identifies'>;

/** What tells who somebody is as long as nobody says otherwise: links, and what is a fact of the person. */
export const identifiesByItself = ({ questionType, behavesAs, customField }: Asked): boolean =>
  questionType === 'text_link' ||
  questionType === 'custom_field' ||
  customField != null ||
  (behavesAs !== null && !isOpenFact(behavesAs));

/** Whether the answer to a question tells who gives it, as its author says. */
export const identifies = (element: Asked): boolean => element.identifies ?? identifiesByItself(element);
