/** Elements that follow each other and are laid out as one: of five hundred, those around the screen are. */
export interface ElementGroup {
  /** Stays when elements come and go. */
  readonly key: string;
  readonly ids: readonly string[];
}

/** About as many as stand on a screen: those of a group are laid out and painted as soon as one of them is near it. */
const USUAL = 8;
const MOST = 2 * USUAL;

/**
 * Shares out elements, in their order, over groups. What was in a group stays there as far as the order lets it, and a group
 * of which nothing has changed is the same object: one element moved changes one group, or two beside each other.
 */
export function groupsOf(before: readonly ElementGroup[], order: readonly string[]): readonly ElementGroup[] {
  const known = new Map(before.map((group) => [group.key, group]));
  const shared = sharedOut(before, order).flatMap(divided);
  const groups = withOwnKeys(shared).map((group) => {
    const old = known.get(group.key);
    return old !== undefined && isSameList(old.ids, group.ids) ? old : group;
  });
  return isSameList(before, groups) ? before : groups;
}

/** One step ahead is looked at: what was put in from further down doesn't draw those after it along. */
function sharedOut(before: readonly ElementGroup[], order: readonly string[]): ElementGroup[] {
  const placeOf = new Map(before.flatMap(({ ids }, place) => ids.map((id) => [id, place] as const)));
  const lists = before.length > 0 ? before.map((): string[] => []) : [[]];
  const following = placesAfter(order, placeOf);
  let current = 0;
  for (const [at, id] of order.entries()) {
    const place = placeOf.get(id) ?? current;
    const goesOn = (following[at] ?? Number.POSITIVE_INFINITY) > current;
    if (place > current && goesOn) current = place;
    lists[current]?.push(id);
  }
  return lists.map((ids, place) => ({ key: before[place]?.key ?? '', ids })).filter(({ ids }) => ids.length > 0);
}

/** For each element where the next one after it stood that stood anywhere. */
function placesAfter(order: readonly string[], placeOf: ReadonlyMap<string, number>): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  for (let at = order.length - 2; at >= 0; at -= 1) places[at] = placeOf.get(order[at + 1] ?? '') ?? places[at + 1];
  return places;
}

/** A group that has grown too long becomes several; the first of them keeps its key. */
function divided({ key, ids }: ElementGroup): ElementGroup[] {
  if (ids.length <= MOST) return [{ key, ids }];
  const starts = Array.from({ length: Math.ceil(ids.length / USUAL) }, (_, part) => part * USUAL);
  return starts.map((start, part) => ({ key: part === 0 ? key : '', ids: ids.slice(start, start + USUAL) }));
}

/** A new group is called after its first element, unless one is that has lost it meanwhile. */
function withOwnKeys(groups: readonly ElementGroup[]): ElementGroup[] {
  const used = new Set(groups.map(({ key }) => key));
  return groups.map(({ key, ids }) => {
    let own = key === '' ? (ids[0] ?? '') : key;
    while (key === '' && used.has(own)) own += '+';
    used.add(own);
    return { key: own, ids };
  });
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
