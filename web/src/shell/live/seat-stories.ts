/** What happened at a table, as each of those may know it who look at this screen. */
import type { SeatView, Table } from '../../protocol/server.ts';
import { Story } from './story.svelte.ts';

export class SeatStories {
  #stories = new Map<number, Story>();

  constructor(readonly table: string) {}

  of(seat: number): Story {
    const story = this.#stories.get(seat) ?? new Story(`${this.table}.${seat}`, seat);
    this.#stories.set(seat, story);
    return story;
  }

  /** A table came in full. */
  begin({ views, recent, number, looked }: Table): void {
    views.forEach((view, n) => this.of(view.seat).begin([...(recent[n] ?? []), ...view.steps], number, looked));
  }

  add(views: SeatView[]): void {
    for (const view of views) this.of(view.seat).add(view.steps);
  }

  save(): void {
    this.#stories.forEach((story) => story.save());
  }
}
