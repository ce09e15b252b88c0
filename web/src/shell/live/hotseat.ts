/** Several people at one screen: whose eyes it is shown to. */
import { SPECTATOR, type SeatView, type TableInfo } from '../../protocol/server.ts';

/** The seats at this screen that are played by their people, and by no computer player in their stead. */
export function peopleHere(info: TableInfo | null): number[] {
  return (info?.seats ?? [])
    .filter((seat) => seat.yours && !seat.resigned && seat.agent === null)
    .map((seat) => seat.seat);
}

/**
 * The view to show. Alone, one's own. Several people see what all of them may see, unless the one who
 * holds the screen has to choose; at the end nothing is hidden any more.
 */
export function viewToShow(views: SeatView[], here: number[], holder: number | null): SeatView | null {
  const of = (seat: number | null | undefined): SeatView | undefined => views.find((view) => view.seat === seat);
  const node = views[0]?.node;
  if (here.length < 2) return of(here[0]) ?? views[0] ?? null;
  if (node?.kind === 'over') return of(holder ?? here[0]) ?? null;
  const chooses = node?.kind === 'decision' && node.seat === holder;
  return of(chooses ? holder : SPECTATOR) ?? null;
}

/** Who has to choose now and does not hold the screen yet. */
export function nextHolder(shown: SeatView | null, here: number[], holder: number | null): number | null {
  if (here.length < 2 || shown?.node.kind !== 'decision') return null;
  const { seat } = shown.node;
  return here.includes(seat) && seat !== holder ? seat : null;
}
