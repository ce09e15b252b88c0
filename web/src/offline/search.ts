/** The search of a game as WebAssembly (`make wasm`). Its records take the bytes that `Record.pack()` makes in Python; docs/native.md lists what it exports. */

import type { Grown, Growth, Player, Question, RootAction } from './questions.ts';

type Address = number;
type Exports = Record<string, (...given: (number | bigint)[]) => number> & { memory: WebAssembly.Memory };

/** Simulations between two looks at the clock: a millisecond or two. */
const SLICE = 200;
/** Milliseconds between two moments at which messages are heard, which cost as much as some simulations. */
const DEAF = 10;
/** Visits that say what the search would do, as in Python. */
const KNOWN = 5;
/** The number of the root; as a child or a sibling it means that there is none. */
const ROOT = 0;

/** Let the messages that wait be heard. A timer would wait for four milliseconds after some turns. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What one player needs to search one game. Its generator goes on from decision to decision, as in Python. */
export class Search {
  readonly #wasm: Exports;
  readonly #tree: Address;
  readonly #evaluator: Address;
  readonly #view: Address;
  readonly #world: Address;
  readonly #rng: Address;
  readonly #parameters: Address;

  constructor(instance: WebAssembly.Instance, player: Player) {
    this.#wasm = instance.exports as unknown as Exports;
    const source = BigInt.asUintN(64, BigInt(this.#call('source')));
    if (source !== BigInt(`0x${player.source}`)) {
      throw new Error(`the search is of the rules ${source.toString(16).padStart(16, '0')}, not ${player.source}`);
    }
    const tables = this.#filled('Tables', player.tables);
    this.#tree = this.#fresh('SearchTree');
    this.#evaluator = this.#filled('Evaluator', player.evaluator);
    const weights = this.#filled(player.wide ? 'WideWeights' : 'Weights', player.weights);
    this.#call(player.wide ? 'Evaluator_set_wide' : 'Evaluator_set_weights', this.#evaluator, weights);
    if (player.wide) this.#call('Evaluator_set_layers', this.#evaluator, this.#fresh('Layers'));
    this.#parameters = this.#filled('SearchParameters', player.parameters);
    this.#view = this.#fresh('View');
    this.#call('View_set_tables', this.#view, tables);
    this.#world = this.#fresh('State');
    this.#call('State_set_tables', this.#world, tables);
    this.#rng = this.#fresh('Rng');
    this.#call('seed', this.#rng, player.seed);
  }

  /** Grow a new tree, slice by slice, until the budget is spent or somebody stops it; what it found about each action. */
  async think(question: Question, stopped: () => boolean = () => false): Promise<RootAction[]> {
    let now = performance.now();
    const until = now + (question.milliseconds ?? Infinity);
    let hears = now + DEAF;
    this.#fill('View', this.#view, question.view);
    this.#call('clear', this.#tree);
    let left = question.nodes;
    while (left > 0 && now < until && !stopped()) {
      const n = Math.min(SLICE, left);
      this.#simulate(n);
      left -= n;
      now = performance.now();
      if (now >= hears) {
        await nextTask();
        hears = performance.now() + DEAF;
      }
    }
    return this.#rootActions(question.seat);
  }

  /** Run simulations at once, and tell everything about each action. */
  grow({ nodes, seats, parameters, seed, view }: Growth): Grown[] {
    if (seed !== undefined && view !== undefined) {
      this.#call('seed', this.#rng, BigInt(seed));
      this.#fill('View', this.#view, view);
      this.#call('clear', this.#tree);
    }
    this.#fill('SearchParameters', this.#parameters, parameters);
    this.#simulate(nodes);
    return this.#children(ROOT).map((child) => ({
      action: this.#call('key_of', this.#tree, child),
      visits: this.#call('visits_of', this.#tree, child),
      seats: Array.from({ length: seats }, (_, seat) => [
        this.#call('mean_value', this.#tree, child, seat),
        this.#call('total_chance', this.#tree, child, seat),
        this.#call('total_square', this.#tree, child, seat),
      ]),
      line: this.#line(child),
    }));
  }

  #children(node: number): number[] {
    const found: number[] = [];
    for (let child = this.#call('first_child', this.#tree, node); child !== ROOT;) {
      found.push(child);
      child = this.#call('next_child', this.#tree, child);
    }
    return found;
  }

  /** The most visited way on from a node. */
  #line(from: number): number[] {
    const line: number[] = [];
    let node = from;
    for (;;) {
      const key = this.#call('key_of', this.#tree, node);
      if (key < 0) return line; // chance
      line.push(key);
      let most = 0;
      for (const child of this.#children(node)) {
        const visits = this.#call('visits_of', this.#tree, child);
        if (visits > most) [most, node] = [visits, child];
      }
      if (most < KNOWN) return line;
    }
  }

  #simulate(n: number): void {
    const given = [this.#tree, this.#evaluator, this.#view, this.#world, this.#rng, this.#parameters];
    this.#call('run_simulations', ...given, n);
  }

  #rootActions(seat: number): RootAction[] {
    return this.#children(ROOT).map((child) => ({
      action: this.#call('key_of', this.#tree, child),
      visits: this.#call('visits_of', this.#tree, child),
      value: this.#call('mean_value', this.#tree, child, seat),
      chances: this.#call('total_chance', this.#tree, child, seat),
      squares: this.#call('total_square', this.#tree, child, seat),
    }));
  }

  #call(name: string, ...given: (number | bigint)[]): number {
    const called = this.#wasm[name];
    if (called === undefined) throw new Error(`the search has no ${name}`);
    return called(...given);
  }

  #fresh(record: string): Address {
    const at = this.#call(`${record}_new`);
    if (at === 0) throw new Error('no memory for the search');
    return at;
  }

  #filled(record: string, packed: Uint8Array): Address {
    const at = this.#fresh(record);
    this.#fill(record, at, packed);
    return at;
  }

  #fill(record: string, at: Address, packed: Uint8Array): void {
    const size = this.#call(`${record}_size`);
    if (packed.length !== size) throw new Error(`${record}: expected ${size} bytes, got ${packed.length}`);
    new Uint8Array(this.#wasm.memory.buffer, this.#call(`${record}_refill`, at), size).set(packed);
  }
}
