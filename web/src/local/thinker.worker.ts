/** Runs the searches of computer players in a separate worker, so that the tables stay responsive. */
import { Engine } from "./engine";
import type { Asked, Thought, ToThinker } from "./talk";

/** `ReviewSteps` of `pharos/local/thinker.py`: one search per step. */
interface Steps {
  network(): string;
  step(): string;
  destroy(): void;
}

self.onmessage = ({ data: { home, sets, port } }: MessageEvent<ToThinker>) => {
  const begun = Engine.load(home).then((engine) => {
    engine.layOut(sets);
    engine.python.runPython(
      "from pharos.local.thinker import ReviewSteps, answer, help_network, helped, network_needed",
    );
    const named = (name: string) => engine.python.globals.get(name) as (question: string) => string;
    const steps = engine.python.globals.get("ReviewSteps") as (errand: string) => Steps;
    return {
      engine,
      answer: named("answer"),
      needed: named("network_needed"),
      helped: named("helped"),
      helpNetwork: named("help_network"),
      steps,
    };
  });
  begun.catch(() => undefined); // callers get the error from their own await

  const say = (thought: Thought): void => port.postMessage(thought);
  const attempt = async (id: number, work: () => Promise<string>): Promise<void> => {
    try {
      say({ id, choice: await work() });
    } catch (fault) {
      say({ id, fault: String(fault) });
    }
  };

  const think = async (asked: Exclude<Asked, { review: string }>): Promise<void> => {
    if ("network" in asked) return (await begun).engine.network(asked.network).catch(() => undefined);
    await attempt(asked.id, async () => {
      const { engine, answer, needed, helped, helpNetwork } = await begun;
      // Offline, a network that was never fetched may be missing: the search then runs without it.
      const network = "help" in asked ? helpNetwork(asked.help) : needed(asked.question);
      await engine.network(network).catch(() => undefined);
      return "help" in asked ? helped(asked.help) : answer(asked.question);
    });
  };

  /** Runs a review, yielding after each of its searches so that pending choices of computer players come first. */
  const review = (id: number, errand: string): Promise<void> =>
    attempt(id, async () => {
      const { engine, steps } = await begun;
      const all = steps(errand);
      try {
        await engine.network(all.network()).catch(() => undefined);
        for (;;) {
          const report = all.step();
          say({ id, report });
          if ("review" in (JSON.parse(report) as object)) return "";
          await new Promise((done) => setTimeout(done, 0));
        }
      } finally {
        all.destroy();
      }
    });

  // One request at a time: its network must be loaded before the next request is handled.
  let turn: Promise<unknown> = begun;
  port.onmessage = ({ data }: MessageEvent<Asked>) => {
    if ("review" in data) void review(data.id, data.review);
    else
      turn = turn.then(
        () => think(data),
        () => think(data),
      );
  };
};
