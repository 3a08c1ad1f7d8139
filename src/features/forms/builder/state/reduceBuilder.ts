import {
  type BuilderDraft,
  type BuilderElement,
  type BuilderState,
  type SavedDraft,
  savedContent,
} from './BuilderState.ts';
import { mergeSaved } from './mergeSaved.ts';

export type BuilderAction =
  /** `about` names what is typed into, so that a word is one step and not five. */
  | { readonly type: 'edit'; readonly change: (draft: BuilderDraft) => BuilderDraft; readonly about?: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The server has answered: to our own changes (`sent`), or with what others have done. */
  | { readonly type: 'adopt'; readonly saved: SavedDraft; readonly sent?: readonly BuilderElement[] }
  | { readonly type: 'keepMine'; readonly id: string }
  | { readonly type: 'takeTheirs'; readonly id: string };

/** As many steps as anybody goes back. */
const MOST_STEPS = 200;

/** The builder after something was done; pure. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'edit':
      return edited(state, action.change(state.draft), action.about ?? null);
    case 'undo': {
      const draft = state.past.at(-1);
      if (draft === undefined) return state;
      return { ...state, draft, past: state.past.slice(0, -1), future: [state.draft, ...state.future], lastEdit: null };
    }
    case 'redo': {
      const [draft, ...future] = state.future;
      if (draft === undefined) return state;
      return { ...state, draft, past: [...state.past, state.draft], future, lastEdit: null };
    }
    case 'adopt':
      return mergeSaved(state, action.saved, action.sent ?? null);
    case 'keepMine':
      return settled(state, action.id);
    case 'takeTheirs':
      return theirs(state, action.id);
  }
}

function edited(state: BuilderState, draft: BuilderDraft, about: string | null): BuilderState {
  if (draft === state.draft) return state;
  const goesOn = about !== null && about === state.lastEdit;
  const past = goesOn ? state.past : [...state.past, state.draft].slice(-MOST_STEPS);
  return { ...state, draft, past, future: [], lastEdit: about };
}

/** The author's own version of an element goes on; it is saved over the other's, which they have seen. */
function settled(state: BuilderState, id: string): BuilderState {
  const conflicts = new Map(state.conflicts);
  conflicts.delete(id);
  return { ...state, conflicts };
}

function theirs(state: BuilderState, id: string): BuilderState {
  const other = state.conflicts.get(id);
  const elements = state.draft.elements.flatMap((element) => (element._id !== id ? element : (other?.element ?? [])));
  return settled(edited(state, { ...state.draft, elements }, null), id);
}

/** Whether there is something that the server does not have. */
export const isUnsaved = ({ draft, saved }: BuilderState): boolean => {
  const kept = savedContent(saved);
  return (
    draft.title !== kept.title ||
    draft.description !== kept.description ||
    draft.elements.length !== kept.elements.length ||
    draft.elements.some((element, at) => element !== kept.elements[at])
  );
};
