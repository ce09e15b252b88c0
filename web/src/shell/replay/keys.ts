/** The keys of a replay. */
import type { Shortcut } from '../lib/shortcuts.ts';
import type { ReplayStore } from './replay.svelte.ts';

export function replayKeys(replay: ReplayStore): Shortcut[] {
  return [
    { keys: ['ArrowLeft'], says: 'screen-replay_back', run: () => void replay.go(replay.at - 1) },
    { keys: ['ArrowRight'], says: 'screen-replay_next', run: () => void replay.go(replay.at + 1) },
    { keys: ['ArrowUp', 'Shift+ArrowLeft'], says: 'screen-replay_turn_back', run: () => void replay.turn(-1) },
    { keys: ['ArrowDown', 'Shift+ArrowRight'], says: 'screen-replay_turn_next', run: () => void replay.turn(1) },
    { keys: ['Home'], says: 'screen-replay_first', run: () => void replay.go(0) },
    { keys: ['End'], says: 'screen-replay_last', run: () => void replay.go(replay.length) },
    { keys: [' '], says: 'screen-key_play', run: () => (replay.playing ? replay.stop() : void replay.play()) },
    { keys: ['i'], says: 'screen-key_explain' }, // lib/listen.ts, on every screen
  ];
}
