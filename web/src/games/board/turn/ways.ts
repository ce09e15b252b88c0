/** The ways to a place: what they cost on arrival, and whether the turn goes on there. */
import type { OptionInfo } from '../../../protocol/server.ts';
import type { BoardView } from '../view.ts';

/** Who is paid how much along with the first way: seats, and the supply as -1. */
export function feesOf(options: OptionInfo[] = []): { seat: number; n: number }[] {
  const way = options.find((option) => option.follow);
  return (way?.follow?.preview ?? []).flatMap((event) => {
    if (event.event === 'merchant_paid') return [{ seat: event.other, n: event.n }];
    return event.event === 'neutral_paid' ? [{ seat: -1, n: event.n }] : [];
  });
}

/** Does another merchant stand there? Only for the words: what it costs is in the options. */
export function isCrowded(view: BoardView | null, seat: number, place: string): boolean {
  const others = view?.seats.some((other, n) => n !== seat && other.merchant === place) ?? false;
  return others || (view?.neutral_merchants?.some((at) => at === place) ?? false);
}

/** Would the option end the turn at once? */
export const ends = (option: OptionInfo): boolean =>
  option.preview?.some((event) => event.event === 'turn_cut_short') ?? false;

/** The one way to a place, where there is only one, and the turn goes on there. */
export function clearWay(options: OptionInfo[] = []): OptionInfo | null {
  const main = options.filter((option) => option.kind !== 'visit');
  const [only] = main.length ? main : options;
  return only && main.length === 1 && !ends(only) ? only : null;
}

/** The end of the turn, or something that can be played in a later one as well. */
export const canWait = ({ kind }: OptionInfo): boolean =>
  kind === 'end_turn' || kind === 'tile_yellow' || kind.startsWith('card');
