/** What is being explained. */

class Explaining {
  /** What is explained; '' for the list of all that is on the screen. */
  id = $state<string | null>(null);
  /** What stands at the same place. */
  also = $state.raw<string[]>([]);

  open(id: string, others: string[] = []): void {
    this.id = id;
    this.also = others;
  }

  close(): void {
    this.id = null;
  }
}

export const explaining = new Explaining();
