/** A result as a text with emoji. It tells how well somebody played, and nothing of the game. */
import type { Choice, DailyDay } from '../../protocol/server.ts';

const SQUARES: Record<Choice['label'], string> = { '': '🟩', inaccuracy: '🟨', mistake: '🟧', blunder: '🟥' };
const LABELS = Object.keys(SQUARES) as Choice['label'][];
const MEDALS = ['🥇', '🥈', '🥉'];
/** Squares at most. */
const MOST = 10;

/** The decisions of a seat in ten parts: of each the worst one. */
export function squares(labels: Choice['label'][]): string {
  const n = Math.min(MOST, labels.length);
  const parts = Array.from({ length: n }, (_, i) =>
    labels.slice(Math.floor((i * labels.length) / n), Math.floor(((i + 1) * labels.length) / n)),
  );
  return parts.map((part) => SQUARES[LABELS.findLast((label) => part.includes(label)) ?? '']).join('');
}

export function shareText(title: string, mine: DailyDay, streak: number, labels: Choice['label'][]): string {
  const { day, place, players, rounds, lost, rated } = mine;
  const numbers = [
    `${MEDALS[(place ?? 0) - 1] ?? '🏅'} ${place}/${players}`,
    `🔄 ${rounds}`,
    ...(lost === null ? [] : [`📉 ${Math.round(100 * lost)}%`]),
    ...(rated && streak ? [`🔥 ${streak}`] : []),
  ];
  return [`${title} ${day}`, numbers.join(' · '), squares(labels)].filter(Boolean).join('\n');
}
