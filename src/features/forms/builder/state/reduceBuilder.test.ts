import { describe, expect, it } from 'vitest';
import { draftChanges } from './draftChanges.ts';
import { addElement, changeElement, duplicateElement, importElements, moveElement, removeElement } from './edits.ts';
import { type BuilderAction, isUnsaved } from './reduceBuilder.ts';
import { afterActions, labelsOf, serverDraft, textElement, threeQuestions } from './testing/builderState.ts';

const typed = (id: string, label: string): BuilderAction => ({
  type: 'edit',
  change: (draft) => changeElement(draft, id, { label }),
  about: `${id}.label`,
});
const undo: BuilderAction = { type: 'undo' };
const redo: BuilderAction = { type: 'redo' };

describe('undo and redo', () => {
  it('take a word that was typed as one step, and the next field as another', () => {
    const state = afterActions(
      threeQuestions(),
      typed('a', 'N'),
      typed('a', 'Na'),
      typed('a', 'Name'),
      typed('b', 'B'),
    );
    expect(labelsOf(afterActions(state, undo))).toEqual(['Name', 'b', 'c']);
    expect(labelsOf(afterActions(state, undo, undo))).toEqual(['a', 'b', 'c']);
    expect(labelsOf(afterActions(state, undo, undo, redo, redo))).toEqual(['Name', 'B', 'c']);
  });

  it('do nothing where there is no step, and a new step ends what could be redone', () => {
    const state = threeQuestions();
    expect(afterActions(state, undo, redo)).toBe(state);
    const other = afterActions(state, typed('a', 'Name'), undo, typed('b', 'Born'), redo);
    expect(labelsOf(other)).toEqual(['a', 'Born', 'c']);
  });

  it('leave an edit that changes nothing out of the steps', () => {
    const state = threeQuestions();
    expect(afterActions(state, { type: 'edit', change: (draft) => moveElement(draft, 'b', 1) })).toBe(state);
  });
});

describe('edits', () => {
  const { draft } = threeQuestions();

  it('put a part behind the chosen one, at the end where none is chosen', () => {
    const added = textElement('new');
    expect(addElement(draft, added, 'a').elements.map(({ _id }) => _id)).toEqual(['a', 'new', 'b', 'c']);
    expect(addElement(draft, added, null).elements.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'new']);
  });

  it('move a part to its place and hold it within the form', () => {
    const ids = (to: number) => moveElement(draft, 'a', to).elements.map(({ _id }) => _id);
    expect([ids(1), ids(2), ids(9), ids(-3)]).toEqual([
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
      ['b', 'c', 'a'],
      ['a', 'b', 'c'],
    ]);
  });

  it('give a copy ids of its own, for its options as well', () => {
    const choice = textElement('q', {
      questionType: 'select_radio',
      labels: [{ language: 'de', value: 'Verkaufen Sie schon?' }],
      options: [{ value: 'yes', labels: [{ language: 'de', value: 'Ja' }], isWriteIn: false, numericalValue: null }],
    });
    const [first, copy] = duplicateElement({ ...draft, elements: [choice] }, 'q').elements;
    expect(copy?._id).not.toBe(first?._id);
    expect(copy?.options[0]?.value).not.toBe('yes');
    expect(copy?.label).toBe('q');
    expect(copy?.options[0]?.labels).toEqual([{ language: 'de', value: 'Ja' }]);
    expect(copy?.labels, 'it is rewritten, and its translation would ask the first one again').toEqual([]);
  });

  it('let parts of another form go on speaking of each other', () => {
    const asked = textElement('asked');
    const follows = textElement('follows', {
      dependency: {
        operator: 'AND',
        statements: [{ action: 'show', questionId: 'asked', operator: 'EXISTS', values: [] }],
      },
      formula: '{asked} + 1',
    });
    const { elements } = importElements({ ...draft, elements: [] }, [asked, follows], null);
    expect(elements.map(({ _id }) => _id)).not.toContain('asked');
    expect(elements[1]?.dependency?.statements[0]?.questionId).toBe(elements[0]?._id);
    expect(elements[1]?.formula).toBe(`{${elements[0]?._id}} + 1`);
  });
});

describe('what is sent', () => {
  it('is nothing where the server has all of it', () => {
    const state = threeQuestions();
    expect(draftChanges(state)).toBeNull();
    expect(isUnsaved(state)).toBe(false);
  });

  it('is what was changed, taken away and moved, and no more', () => {
    const state = afterActions(
      threeQuestions(),
      typed('b', 'Born'),
      { type: 'edit', change: (draft) => removeElement(draft, 'a') },
      { type: 'edit', change: (draft) => moveElement(draft, 'c', 0) },
    );
    expect(draftChanges(state)).toMatchObject({
      elements: [{ _id: 'b', version: 1, label: 'Born' }],
      remove: ['a'],
      order: ['c', 'b'],
    });
  });

  it('leaves out a part whose condition can never be, until it is mended', () => {
    const circle = {
      operator: 'AND',
      statements: [{ action: 'show', questionId: 'b', operator: 'EXISTS', values: [] }],
    };
    const state = afterActions(threeQuestions(), {
      type: 'edit',
      change: (draft) => changeElement(draft, 'b', { dependency: circle, label: 'Born' }),
    });
    expect(draftChanges(state)).toBeNull();
    expect(isUnsaved(state)).toBe(true);
    const mended = afterActions(state, {
      type: 'edit',
      change: (draft) => changeElement(draft, 'b', { dependency: null }),
    });
    expect(draftChanges(mended)?.elements).toHaveLength(1);
  });
});

describe('what the server answers', () => {
  it('counts as saved as it was typed, though the server trims it', () => {
    const state = afterActions(threeQuestions(), typed('a', 'Name '));
    const saved = serverDraft([textElement('a', { label: 'Name' }), 2], [textElement('b'), 1], [textElement('c'), 1]);
    const after = afterActions(state, { type: 'adopt', saved, sent: state.draft.elements.slice(0, 1) });
    expect(labelsOf(after)).toEqual(['Name ', 'b', 'c']);
    expect(draftChanges(after)).toBeNull();
  });

  it('keeps what was typed while it was on its way', () => {
    const sent = afterActions(threeQuestions(), typed('a', 'Name'));
    const typing = afterActions(sent, typed('a', 'Name of the startup'));
    const saved = serverDraft([textElement('a', { label: 'Name' }), 2], [textElement('b'), 1], [textElement('c'), 1]);
    const after = afterActions(typing, { type: 'adopt', saved, sent: sent.draft.elements.slice(0, 1) });
    expect(draftChanges(after)?.elements).toMatchObject([{ _id: 'a', version: 2, label: 'Name of the startup' }]);
  });
});

describe('what another author does', () => {
  const theirs = serverDraft(
    [textElement('a', { label: 'Company' }), 2],
    [textElement('n', { label: 'New' }), 1],
    [textElement('b'), 1],
  );

  it('comes in where this author changed nothing', () => {
    const state = afterActions(threeQuestions(), { type: 'adopt', saved: theirs });
    expect(labelsOf(state)).toEqual(['Company', 'New', 'b']);
    expect(isUnsaved(state)).toBe(false);
  });

  it('is asked about where both changed one part: mine goes on over theirs', () => {
    const state = afterActions(threeQuestions(), typed('a', 'Name'), { type: 'adopt', saved: theirs });
    expect(labelsOf(state)).toEqual(['Name', 'New', 'b']);
    expect(state.conflicts.get('a')?.element.label).toBe('Company');
    expect(draftChanges(state)).toBeNull();
    const mine = afterActions(state, { type: 'keepMine', id: 'a' });
    expect(draftChanges(mine)?.elements).toMatchObject([{ _id: 'a', version: 2, label: 'Name' }]);
  });

  it('is asked about where both changed one part: theirs is taken, and undo brings mine back', () => {
    const state = afterActions(
      threeQuestions(),
      typed('a', 'Name'),
      { type: 'adopt', saved: theirs },
      { type: 'takeTheirs', id: 'a' },
    );
    expect(labelsOf(state)).toEqual(['Company', 'New', 'b']);
    expect(state.conflicts.size).toBe(0);
    expect(labelsOf(afterActions(state, undo))).toEqual(['Name', 'New', 'b']);
  });

  it('comes in with the answer to a save of something else, and is not taken for what was sent', () => {
    const state = afterActions(threeQuestions(), typed('b', 'Born'));
    const saved = serverDraft(
      [textElement('a', { label: 'Company' }), 2],
      [textElement('b', { label: 'Born' }), 2],
      [textElement('c'), 1],
    );
    const sent = state.draft.elements.slice(1, 2);
    const after = afterActions(state, { type: 'adopt', saved, sent });
    expect(labelsOf(after)).toEqual(['Company', 'Born', 'c']);
    // Typed meanwhile, and not sent: the author is asked.
    const typing = afterActions(state, typed('a', 'Name'), { type: 'adopt', saved, sent });
    expect(typing.conflicts.get('a')?.element.label).toBe('Company');
    const mine = afterActions(typing, { type: 'keepMine', id: 'a' });
    expect(draftChanges(mine)?.elements).toMatchObject([{ _id: 'a', version: 2, label: 'Name' }]);
  });

  it('is no question any more once both have written the same', () => {
    const state = afterActions(threeQuestions(), typed('a', 'Name'), { type: 'adopt', saved: theirs });
    const alike = serverDraft(
      [textElement('a', { label: 'Name' }), 3],
      [textElement('n', { label: 'New' }), 1],
      [textElement('b'), 1],
    );
    const after = afterActions(state, { type: 'adopt', saved: alike });
    expect(after.conflicts.size).toBe(0);
    expect(isUnsaved(after)).toBe(false);
  });

  it('leaves nothing to save once theirs is taken', () => {
    const taken = afterActions(
      threeQuestions(),
      typed('a', 'Name'),
      { type: 'adopt', saved: theirs },
      { type: 'takeTheirs', id: 'a' },
    );
    expect(draftChanges(taken)).toBeNull();
    expect(isUnsaved(taken)).toBe(false);
  });

  it('is asked about where they took away what this author is changing', () => {
    const state = afterActions(threeQuestions(), typed('c', 'City'), { type: 'adopt', saved: theirs });
    expect(labelsOf(state)).toEqual(['Company', 'New', 'b', 'City']);
    expect(state.conflicts.get('c')).toBeNull();
    const kept = afterActions(state, { type: 'keepMine', id: 'c' });
    expect(draftChanges(kept)?.elements).toMatchObject([{ _id: 'c', version: null, label: 'City' }]);
    expect(labelsOf(afterActions(state, { type: 'takeTheirs', id: 'c' }))).toEqual(['Company', 'New', 'b']);
  });
});
