interface Named {
  readonly _id: string;
}

/** Somebody, with what they belong to as far as the product's schema has it (decision 0061). */
interface Member extends Named {
  readonly startups?: readonly Named[] | undefined;
  readonly assignedStartups?: readonly Named[] | undefined;
  readonly programs?: readonly (Named & { readonly startups: readonly Named[] })[] | undefined;
}

const idsOf = (records: readonly Named[] = []): readonly string[] => records.map(({ _id }) => _id);

/** Ids of the startups that somebody belongs to. */
export const startupIdsOf = ({ startups }: Member): readonly string[] => idsOf(startups);

/** Ids of what somebody looks after. */
export function lookedAfterBy(member: Member | null | undefined) {
  const programs = member?.programs ?? [];
  return {
    assignedStartupIds: idsOf(member?.assignedStartups),
    programIds: idsOf(programs),
    programStartupIds: programs.flatMap(({ startups }) => idsOf(startups)),
  };
}
