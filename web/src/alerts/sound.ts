/**
 * Quiet sounds, synthesized on demand, so that no file is loaded. Notifications are plucked tones; pieces are short
 * noises of wood, paper and metal.
 */
export type Sound = "turn" | "nudge" | "called" | "over" | "won" | "lost";
/** Sounds of the pieces on the table. */
export type PieceSound = "card" | "deal" | "age" | "coin" | "shield" | "wonder" | "pawn" | "reveal" | "ruin";

/** Notes of each tune: frequency in hertz and start in seconds. */
const TUNES: Record<Sound, [number, number][]> = {
  turn: [
    [440, 0],
    [659.3, 0.13],
  ],
  nudge: [
    [587.3, 0],
    [587.3, 0.2],
  ],
  called: [
    [392, 0],
    [523.3, 0.12],
    [659.3, 0.24],
  ],
  over: [
    [329.6, 0],
    [392, 0.14],
    [523.3, 0.28],
    [659.3, 0.42],
  ],
  won: [
    [392, 0],
    [523.3, 0.13],
    [659.3, 0.26],
    [784, 0.4],
    [1046.5, 0.58],
  ],
  lost: [
    [392, 0],
    [349.2, 0.22],
    [293.7, 0.46],
  ],
};
const LENGTH = 0.9;
const LOUDEST = 0.22;

let context: AudioContext | null = null;

/** Partials of a plucked tone, as multiples of its frequency with their loudness, and its attack in seconds. */
const PLUCKED = {
  partials: [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ],
  attack: 0.008,
} as const;
/** A defeat is not announced sharply. */
const MUFFLED = {
  partials: [
    [1, 1],
    [2, 0.14],
  ],
  attack: 0.03,
} as const;

function pluck(
  audio: AudioContext,
  out: AudioNode,
  pitch: number,
  at: number,
  manner: typeof PLUCKED | typeof MUFFLED,
): void {
  for (const [times, part] of manner.partials) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(part, at + manner.attack);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH / times);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
}

/**
 * One short noise: start and duration in seconds, first and last frequency of the band in hertz, its Q, relative
 * loudness.
 */
interface Noise {
  at: number;
  long: number;
  from: number;
  to: number;
  sharp: number;
  loud: number;
}

/** Paper is broad noise, wood a low band, metal inharmonic tones. */
const NOISES: Partial<Record<PieceSound, Noise[]>> = {
  card: [
    { at: 0, long: 0.09, from: 1500, to: 600, sharp: 0.7, loud: 0.8 },
    { at: 0.07, long: 0.06, from: 420, to: 180, sharp: 2, loud: 0.9 },
  ],
  deal: Array.from({ length: 7 }, (_, n) => ({
    at: n * 0.07,
    long: 0.06,
    from: 1600 - n * 90,
    to: 700,
    sharp: 0.7,
    loud: 0.55,
  })),
  reveal: [{ at: 0, long: 0.14, from: 900, to: 3400, sharp: 0.9, loud: 0.6 }],
  pawn: [
    { at: 0, long: 0.05, from: 520, to: 240, sharp: 5, loud: 1 },
    { at: 0.12, long: 0.05, from: 480, to: 220, sharp: 5, loud: 0.9 },
  ],
  shield: [{ at: 0, long: 0.06, from: 900, to: 300, sharp: 2, loud: 0.8 }],
  coin: [{ at: 0, long: 0.012, from: 5200, to: 3800, sharp: 1, loud: 0.3 }],
  wonder: [
    { at: 0, long: 0.3, from: 160, to: 90, sharp: 2, loud: 1 },
    { at: 0.16, long: 0.26, from: 210, to: 110, sharp: 2, loud: 0.8 },
  ],
  ruin: [{ at: 0, long: 0.5, from: 700, to: 70, sharp: 0.7, loud: 1 }],
  age: [{ at: 0, long: 0.34, from: 500, to: 2600, sharp: 0.7, loud: 0.5 }],
};
/**
 * One struck tone: start and duration in seconds, frequency in hertz, and its partials, as multiples of the frequency
 * with their loudness.
 */
interface Chime {
  at: number;
  long: number;
  pitch: number;
  partials: readonly (readonly [number, number])[];
}

/** A metal disc rings in the modes of a round plate, which are not multiples of each other. */
const COIN = [
  [1, 0.7],
  [1.73, 0.4],
  [2.33, 0.22],
  [3.91, 0.5],
  [4.62, 0.3],
] as const;
const SHIELD = [
  [1, 1],
  [1.73, 0.6],
  [2.33, 0.45],
  [3.91, 0.22],
] as const;
/** A string or bell in tune, for chords. */
const BELL = [
  [1, 1],
  [2, 0.28],
  [3, 0.1],
] as const;
const CHIMES: Partial<Record<PieceSound, Chime[]>> = {
  coin: [
    { at: 0, long: 0.2, pitch: 1480, partials: COIN },
    { at: 0.085, long: 0.3, pitch: 1600, partials: COIN },
  ],
  shield: [{ at: 0, long: 0.5, pitch: 311, partials: SHIELD }],
  wonder: [
    { at: 0.12, long: 0.7, pitch: 523.3, partials: BELL },
    { at: 0.22, long: 0.7, pitch: 659.3, partials: BELL },
    { at: 0.32, long: 0.8, pitch: 784, partials: BELL },
  ],
  age: [
    { at: 0.1, long: 0.6, pitch: 261.6, partials: BELL },
    { at: 0.22, long: 0.7, pitch: 392, partials: BELL },
  ],
};
/**
 * Gain of each sound in decibels, so that all pieces sound about equally loud: a narrow band of noise has little power,
 * and the ear hears low sounds less.
 */
const LEVELS: Record<PieceSound, number> = {
  card: 14.5,
  deal: 17,
  age: 6,
  coin: 7,
  shield: 6,
  wonder: 4,
  pawn: 27,
  reveal: 16,
  ruin: 10.5,
};
/** Volume of pieces relative to notifications. */
const PIECES = 0.5;

let noise: AudioBuffer | null = null;

function rustle(audio: AudioContext, out: AudioNode, { at, long, from, to, sharp, loud }: Noise): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = sharp;
  const begin = audio.currentTime + 0.01 + at;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + long);
  const volume = audio.createGain();
  // Ramps at both ends prevent clicks.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.005);
  volume.gain.exponentialRampToValueAtTime(loud * 0.04, begin + long);
  volume.gain.linearRampToValueAtTime(0, begin + long + 0.015);
  source.connect(band).connect(volume).connect(out);
  source.start(begin, Math.random() * 0.4, long + 0.02);
}

function strike(audio: AudioContext, out: AudioNode, { at, long, pitch, partials }: Chime): void {
  const begin = audio.currentTime + 0.01 + at;
  for (const [times, part] of partials) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.4 * part, begin + 0.005);
    // High partials fade first.
    const end = begin + long / Math.sqrt(times);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(out);
    tone.start(begin);
    tone.stop(end);
  }
}

function opened(percent: number): { audio: AudioContext; out: GainNode } | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // Browsers suspend audio until the user has interacted with the page.
  void context.resume().catch(() => undefined);
  const out = context.createGain();
  out.gain.value = (LOUDEST * percent) / 100;
  out.connect(context.destination);
  return { audio: context, out };
}

/** Plays several sounds of pieces at once, each only once. */
export function pieceSounds(names: readonly PieceSound[], percent: number): void {
  const line = opened(percent * PIECES);
  if (!line) return;
  for (const name of new Set(names)) {
    const out = line.audio.createGain();
    out.gain.value = 10 ** (LEVELS[name] / 20);
    out.connect(line.out);
    for (const one of NOISES[name] ?? []) rustle(line.audio, out, one);
    for (const one of CHIMES[name] ?? []) strike(line.audio, out, one);
  }
  document.documentElement.dataset["pieces"] = [...new Set(names)].join(" ");
}

export function sound(name: Sound, percent: number): void {
  const line = opened(percent);
  if (!line) return;
  const { audio: context, out } = line;
  const manner = name === "lost" ? MUFFLED : PLUCKED;
  for (const [pitch, at] of TUNES[name]) pluck(context, out, pitch, context.currentTime + 0.02 + at, manner);
  document.documentElement.dataset["sounded"] = name;
}
