/** Short sounds, worked out here: wood, coins, paper, a bell. Silent until switched on, and while nobody looks. */
import type { GameEvent } from '../../protocol/games.ts';
import { settings } from '../lib/settings.svelte.ts';

/** A tone: pitch in hertz, when and how long in seconds, how loud. A pitch of 0 is a knock: noise around `band`. */
interface Note {
  pitch: number;
  at?: number;
  length?: number;
  loud?: number;
  band?: number;
}

const knock = (band: number, at = 0, loud = 0.5, length = 0.07): Note => ({ pitch: 0, band, at, loud, length });
const bell = (pitch: number, at = 0, length = 0.5, loud = 0.25): Note => ({ pitch, at, loud, length });

const SOUNDS = {
  turn: [bell(659, 0, 0.35), bell(880, 0.13, 0.6)],
  move: [knock(420), bell(150, 0, 0.09, 0.4)],
  roll: [0, 0.07, 0.12, 0.21, 0.27, 0.38].map((at) => knock(1900, at, 0.4, 0.04)),
  coin: [bell(1976, 0, 0.12, 0.12), bell(2637, 0.05, 0.25, 0.12)],
  goods: [knock(650), knock(420, 0.08)],
  card: [knock(5200, 0, 0.25, 0.13)],
  ruby: [523, 659, 784, 1047].map((pitch, i) => bell(pitch, i * 0.09, 0.6, 0.2)),
  end: [392, 523, 659, 784].map((pitch, i) => bell(pitch, i * 0.05, 1.4, 0.2)),
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

/** Which events can be heard, and how. */
export type Sounds = Record<string, Sound>;
/** The same sound again only after so long: many things at once are heard once. */
const AGAIN = 200;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** A burst of noise that dies away, as wood and paper do. */
function rustle(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function strike(audio: AudioContext, { pitch, at = 0, length = 0.3, loud = 0.3, band = 0 }: Note): void {
  const start = audio.currentTime + 0.01 + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime((loud * settings.volume) / 100, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(audio.destination);
  if (pitch) {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + length);
  } else {
    noise ??= rustle(audio);
    const hiss = new AudioBufferSourceNode(audio, { buffer: noise });
    hiss.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: band, Q: 2 })).connect(volume);
    hiss.start(start, 0, length);
  }
}

/** `hidden`: even if nobody looks. */
export function play(sound: Sound, hidden = false): void {
  const now = performance.now();
  if (!settings.sound || (document.hidden && !hidden) || now - (last.get(sound) ?? -AGAIN) < AGAIN) return;
  last.set(sound, now);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[sound]) strike(context, note);
}

/** What has just happened, as far as it can be heard. */
export function hear(events: GameEvent[], sounds: Sounds): void {
  for (const { event } of events) {
    const sound = sounds[event];
    if (sound) play(sound);
  }
}
