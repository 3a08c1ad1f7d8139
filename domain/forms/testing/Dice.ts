/** Numbers that were drawn, used one after the other: what is made of the same ones is the same. */
export class Dice {
  readonly #drawn: readonly number[];
  #at = 0;

  constructor(drawn: readonly number[]) {
    this.#drawn = drawn;
  }

  below(most: number): number {
    const drawn = this.#drawn[this.#at % this.#drawn.length] ?? 0;
    this.#at += 1;
    // The place goes in, so that numbers used a second time give something else.
    return (drawn + this.#at * 7919) % Math.max(1, most);
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}
