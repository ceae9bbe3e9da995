/** Quiet sounds, made when they are needed: no file is loaded. Plucked tones of a lyre, one after the other. */
export type Sound = "turn" | "nudge" | "called" | "over";

/** Frequencies in hertz, with the moment in seconds at which each is plucked. */
const TUNES: Record<Sound, [number, number][]> = {
  turn: [[440, 0], [659.3, 0.13]],
  nudge: [[587.3, 0], [587.3, 0.2]],
  called: [[392, 0], [523.3, 0.12], [659.3, 0.24]],
  over: [[329.6, 0], [392, 0.14], [523.3, 0.28], [659.3, 0.42]],
};
const LENGTH = 0.9;
const LOUDEST = 0.22;

let context: AudioContext | null = null;

function pluck(audio: AudioContext, out: AudioNode, pitch: number, at: number): void {
  for (const [times, part] of [[1, 1], [2, 0.35], [3, 0.12]] as const) {
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

export function sound(name: Sound, percent: number): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser plays nothing before somebody has touched the page.
  void context.resume().catch(() => undefined);
  const out = context.createGain();
  out.gain.value = (LOUDEST * percent) / 100;
  out.connect(context.destination);
  for (const [pitch, at] of TUNES[name]) pluck(context, out, pitch, context.currentTime + 0.02 + at);
  document.documentElement.dataset["sounded"] = name;
}
