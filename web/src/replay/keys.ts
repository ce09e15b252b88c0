/** Keys of a replay: arrows for entries and turns, Home and End, space to play. */
import type { ReplayStore } from './replay.svelte.ts';

/** Does a key mean something else where the focus is? */
function taken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest('dialog, select')) return true;
  return event.key === ' ' && (target?.matches('button, a, [role="button"]') ?? false);
}

export function keys(event: KeyboardEvent, replay: ReplayStore): void {
  if (taken(event)) return;
  const { key, shiftKey: shift } = event;
  if (key === 'ArrowLeft') void (shift ? replay.turn(-1) : replay.go(replay.at - 1));
  else if (key === 'ArrowRight') void (shift ? replay.turn(1) : replay.go(replay.at + 1));
  else if (key === 'ArrowUp') void replay.turn(-1);
  else if (key === 'ArrowDown') void replay.turn(1);
  else if (key === 'Home') void replay.go(0);
  else if (key === 'End') void replay.go(replay.length);
  else if (key === ' ' && replay.playing) replay.stop();
  else if (key === ' ') void replay.play();
  else return;
  event.preventDefault();
}
