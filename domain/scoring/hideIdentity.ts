import { fileAddress, fileInAddress } from '../files/fileAddress.ts';
import { type Answer, type FormElement, takesAnswer } from '../forms/FormElement.ts';
import { identifies } from '../forms/facts/identifies.ts';
import { teamNames } from '../forms/teamTable.ts';

/** Stands for what is not shown. */
const HIDDEN = '•••';

const LINKS = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const MAILS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
/** Eight digits or more, however they are grouped: telephone numbers, and no years or amounts. */
const PHONES = /(?:\+|\b00|\(0|\b0)\d?(?:[\s().\-/]{0,2}\d){7,14}/g;
/** A word that is shorter would be found in too many others. */
const SHORTEST = 3;

/** What tells who somebody is, as the application has it: names, addresses, numbers. */
export type Identity = readonly (string | null | undefined)[];

/** A text without names, links, e-mail addresses and telephone numbers. */
export function withoutIdentity(text: string, identity: Identity): string {
  const open = text.replace(LINKS, HIDDEN).replace(MAILS, HIDDEN).replace(PHONES, HIDDEN);
  return namesIn(identity).reduce((rest, name) => rest.replace(wordOf(name), HIDDEN), open);
}

/**
 * Answers as whoever judges them without knowing whose they are reads them: links are gone, files are called by the
 * number of their question, and names are taken out of texts. A question that tells who somebody is has no answer, and
 * one that is asked no more, or as another kind, may be such a one.
 */
export function answersWithoutIdentity(
  elements: readonly FormElement[],
  answers: readonly Answer[],
  identity: Identity,
): Answer[] {
  const byId = new Map(elements.map((element) => [element._id, element]));
  const names = [...identity, ...teamNames(elements, answers)];
  return answers.map((answer) => {
    const asked = byId.get(answer.questionId);
    const element = takesAnswer(asked, answer) ? asked : undefined;
    const isHidden = element === undefined || identifies(element);
    return {
      ...answer,
      textValue: answer.textValue === null ? null : hiddenText(element, answer.textValue, names),
      // A year of birth tells who somebody is as well as a name does.
      numberValue: isHidden ? null : answer.numberValue,
      arrayValue: isHidden ? [] : answer.arrayValue.map((text) => withoutIdentity(text, names)),
    };
  });
}

function hiddenText(element: FormElement | undefined, text: string, identity: Identity): string {
  if (element === undefined || identifies(element)) return HIDDEN;
  // Its author has said that it tells nothing.
  if (element.questionType === 'text_link') return text;
  if (element.questionType !== 'file') return withoutIdentity(text, identity);
  const file = fileInAddress(text);
  return file === null ? HIDDEN : fileAddress({ id: file.id, name: neutralFileName(file.name, element.position) });
}

/** `7.pdf`: what kind of file it is, and nothing of what it is called. */
export function neutralFileName(name: string, number: number): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${number}${ending.toLowerCase()}`;
}

/** The names themselves, and the words of a person's; the longest first, so that no rest of one is left. */
function namesIn(identity: Identity): string[] {
  const whole = identity.flatMap((name) => name?.trim() || []);
  const words = whole.flatMap((name) => name.split(/[\s,.]+/u));
  return [...new Set([...whole, ...words])]
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
}

/** The name where it stands as a word of its own. */
function wordOf(name: string): RegExp {
  const text = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'giu');
}
