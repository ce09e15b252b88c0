/** Cards can be dragged onto the board, by those who like it; nothing needs it. */
import type { BoardTurn } from './turn.svelte.ts';

/** A card is dragged: the places that it leads to glow. Let go elsewhere (`over`), it goes back. */
export function drag(turn: BoardTurn, kind: 'card' | 'guild', id: string, over: boolean): void {
  turn.armed = over ? null : { kind, id };
  turn.selected = null;
}

/** It was dropped: on a place that it leads to, or to be played. Where there is more to choose it stays picked up. */
function drop(turn: BoardTurn, place: string | undefined): void {
  const [only] = turn.armedOptions;
  if (place !== undefined && turn.targets.has(place)) turn.pick(place);
  else if (only && turn.armedOptions.length === 1 && !turn.targets.size) turn.choose(only);
}

/** The board takes cards that are dropped on it. */
export function dropZone(turn: BoardTurn): (node: HTMLElement) => () => void {
  return (node) => {
    const dragged = (event: DragEvent): void => {
      if (!turn.armed) return;
      event.preventDefault();
      if (event.type !== 'drop' || !(event.target instanceof Element)) return;
      drop(turn, event.target.closest<SVGElement>('[data-place]')?.dataset['place']);
    };
    node.addEventListener('dragover', dragged);
    node.addEventListener('drop', dragged);
    return () => {
      node.removeEventListener('dragover', dragged);
      node.removeEventListener('drop', dragged);
    };
  };
}
