import type { Arrangement, ArrangementKind } from '#domain/arrangement/arranged.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { sectionOf } from '#domain/overlay/overlayAsYaml.ts';
import type { Overlay, OwnRole } from '#domain/overlay/overlayChanges.ts';
import { isLanguageId, type OwnWord } from '#domain/text/ownWords.ts';
import { automations } from '#server/generated/automations.gen.ts';
import { entriesIn, isMap, type StrangePart, strangePart, valueAt } from './parts.ts';
import { rolesIn } from './rolesIn.ts';

const kinds = Object.keys(sectionOf) as ArrangementKind[];
const parts: Readonly<Record<ArrangementKind, readonly string[]>> = {
  menu: ['order', 'hidden'],
  table: ['order', 'hidden'],
  form: ['order', 'hidden', 'help', 'defaults'],
};

/**
 * What the values of a file put otherwise, and whatever in them is not that: it would be lost unsaid. Roles are for those who
 * may edit them; what such a reader has is what the file is held against.
 */
export function overlayIn(
  values: unknown,
  roles: readonly OwnRole[] | null,
): { readonly overlay: Overlay; readonly strange: readonly StrangePart[] } {
  const sections = ['words', ...Object.values(sectionOf), 'automations', ...(roles === null ? [] : ['roles'])];
  const strange = entriesIn(values).filter(([name]) => !sections.includes(name));
  const words = wordsIn(valueAt(values, 'words'));
  const switched = switchesIn(valueAt(values, 'automations'));
  const own = roles && rolesIn(valueAt(values, 'roles'), roles);
  const places = kinds.map((kind) => placesIn(kind, valueAt(values, sectionOf[kind])));
  return {
    overlay: {
      words: words.words,
      arrangements: places.flatMap(({ arrangements }) => arrangements),
      automationsOff: switched.off,
      ...(own && { roles: own.roles }),
    },
    strange: [
      ...(isMap(values) || values === null ? [] : [strangePart([], 'file', sections.join(', '))]),
      ...strange.map(([name]) => strangePart([name], name, sections.join(', '))),
      ...words.strange,
      ...places.flatMap((found) => found.strange),
      ...switched.strange,
      ...(own?.strange ?? []),
    ],
  };
}

function wordsIn(section: unknown): { readonly words: readonly OwnWord[]; readonly strange: readonly StrangePart[] } {
  const strange: StrangePart[] = [];
  const words = entriesIn(section).flatMap(([language, said]) => {
    if (!isLanguageId(language)) {
      strange.push({ at: ['words', language], reason: 'helpLanguageUnknown', values: { name: language } });
      return [];
    }
    return entriesIn(said).flatMap(([key, text]): OwnWord[] => {
      if (typeof text === 'string') return [{ key, language, text }];
      strange.push(strangePart(['words', language, key], key, 'text'));
      return [];
    });
  });
  return { words, strange };
}

function placesIn(
  kind: ArrangementKind,
  section: unknown,
): { readonly arrangements: readonly Arrangement[]; readonly strange: readonly StrangePart[] } {
  const places = entriesIn(section);
  return {
    arrangements: places.flatMap(([name, place]) => readArrangements([{ ...Object(place), kind, name }])),
    strange: places.flatMap(([name, place]) =>
      entriesIn(place)
        .filter(([part, value]) => !isPart(kind, part, value))
        .map(([part]) => strangePart([sectionOf[kind], name, part], part, parts[kind].join(', '))),
    ),
  };
}

/** Automations by their ids: false is off, true as the product has it. */
function switchesIn(section: unknown): { readonly off: readonly string[]; readonly strange: readonly StrangePart[] } {
  const ids = automations.map(({ id }) => id);
  const [known, unknown] = [entriesIn(section), entriesIn(section).filter(([id]) => !ids.includes(id))];
  const unclear = known.filter(([id, isOn]) => ids.includes(id) && typeof isOn !== 'boolean');
  return {
    off: known.flatMap(([id, isOn]) => (ids.includes(id) && isOn === false ? [id] : [])),
    strange: [
      ...unknown.map(([id]) => strangePart(['automations', id], id, ids.join(', '))),
      ...unclear.map(([id, isOn]) => strangePart(['automations', id], String(isOn), 'true, false')),
    ],
  };
}

function isPart(kind: ArrangementKind, part: string, value: unknown): boolean {
  if (!parts[kind].includes(part)) return false;
  if (part === 'help') return entriesIn(value).every(([, said]) => entriesIn(said).length > 0);
  if (part === 'defaults') return isMap(value);
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
