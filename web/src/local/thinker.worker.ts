/** Where the computer thinks, so that the tables go on answering meanwhile. */
import { Engine } from "./engine";
import type { Asked, Thought, ToThinker } from "./talk";

self.onmessage = ({ data: { home, port } }: MessageEvent<ToThinker>) => {
  const begun = Engine.load(home).then((engine) => {
    engine.python.runPython("from pharos.local.thinker import answer, network_needed");
    const named = (name: string) => engine.python.globals.get(name) as (question: string) => string;
    return { engine, answer: named("answer"), needed: named("network_needed") };
  });
  begun.catch(() => undefined); // whoever asks is told
  const think = async (asked: Asked): Promise<void> => {
    if ("network" in asked) return (await begun).engine.network(asked.network).catch(() => undefined);
    const { id, question } = asked;
    let thought: Thought;
    try {
      const { engine, answer, needed } = await begun;
      // Offline a network may be missing that was never fetched: then the search does without it.
      await engine.network(needed(question)).catch(() => undefined);
      thought = { id, choice: answer(question) };
    } catch (fault) {
      thought = { id, fault: String(fault) };
    }
    port.postMessage(thought);
  };
  // One question after the other: a network is fetched before the next one is looked at.
  let turn: Promise<unknown> = begun;
  port.onmessage = (event: MessageEvent<Asked>) => (turn = turn.then(() => think(event.data), () => think(event.data)));
};
