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

function pluck(audio: AudioContext, out: AudioNode, pitch: number, at: number): void {
  for (const [times, part] of [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(part, at + 0.008);
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
    { at: 0, long: 0.09, from: 2600, to: 900, sharp: 0.8, loud: 0.8 },
    { at: 0.07, long: 0.06, from: 420, to: 180, sharp: 2, loud: 0.9 },
  ],
  deal: Array.from({ length: 7 }, (_, n) => ({
    at: n * 0.07,
    long: 0.06,
    from: 2800 - n * 120,
    to: 1200,
    sharp: 0.9,
    loud: 0.55,
  })),
  reveal: [{ at: 0, long: 0.14, from: 900, to: 3400, sharp: 0.9, loud: 0.6 }],
  pawn: [
    { at: 0, long: 0.05, from: 520, to: 240, sharp: 5, loud: 1 },
    { at: 0.12, long: 0.05, from: 480, to: 220, sharp: 5, loud: 0.9 },
  ],
  shield: [{ at: 0, long: 0.07, from: 1500, to: 500, sharp: 3, loud: 0.8 }],
  wonder: [
    { at: 0, long: 0.3, from: 160, to: 90, sharp: 2, loud: 1 },
    { at: 0.16, long: 0.26, from: 210, to: 110, sharp: 2, loud: 0.8 },
  ],
  ruin: [{ at: 0, long: 0.5, from: 700, to: 70, sharp: 0.7, loud: 1 }],
  age: [{ at: 0, long: 0.34, from: 500, to: 2600, sharp: 0.7, loud: 0.5 }],
};
/** Struck tones: frequency in hertz and start in seconds. */
const CHIMES: Partial<Record<PieceSound, [number, number][]>> = {
  coin: [
    [2093, 0],
    [2793, 0.04],
    [3322, 0.07],
  ],
  shield: [
    [830, 0],
    [1318, 0.01],
  ],
  wonder: [
    [523.3, 0.2],
    [659.3, 0.3],
    [784, 0.4],
  ],
  age: [
    [261.6, 0.1],
    [392, 0.22],
  ],
};
/**
 * Gain of each sound in decibels, so that all pieces sound about equally loud: a narrow band of noise has little power,
 * and the ear hears low sounds less.
 */
const LEVELS: Record<PieceSound, number> = {
  card: 12.5,
  deal: 16.5,
  age: 9.5,
  coin: 6,
  shield: 4.5,
  wonder: 7,
  pawn: 27,
  reveal: 16,
  ruin: 10.5,
};
/** Volume of pieces relative to notifications. */
const PIECES = 0.5;
const CHIME = 0.35;

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

function strike(audio: AudioContext, out: AudioNode, pitch: number, at: number, long: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const begin = audio.currentTime + 0.01 + at;
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.4, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(volume).connect(out);
  tone.start(begin);
  tone.stop(begin + long);
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
    for (const [pitch, at] of CHIMES[name] ?? []) strike(line.audio, out, pitch, at, name === "coin" ? 0.22 : CHIME);
  }
  document.documentElement.dataset["pieces"] = [...new Set(names)].join(" ");
}

export function sound(name: Sound, percent: number): void {
  const line = opened(percent);
  if (!line) return;
  const { audio: context, out } = line;
  for (const [pitch, at] of TUNES[name]) pluck(context, out, pitch, context.currentTime + 0.02 + at);
  document.documentElement.dataset["sounded"] = name;
}
