/**
 * Animates what happened. Pieces carry `data-piece` (their identity) and `data-zone` (their location). Before a change
 * the stage records the position of every piece; afterwards a piece in another zone flies there, the pawn moves, coins
 * and cubes move, decrees are turned over. A click or a key skips to the end; nothing waits for an animation.
 *
 * Flying pieces are copies in a layer above the table. The table itself is not repainted: an animation inside it would
 * create layers for everything after it, repainted at the beginning and at the end.
 */
import { moves, paced } from "../pages/settings.svelte";
import { factsOf, type Fact } from "../wire/facts";
import type { Event } from "../wire/messages";

interface Place {
  rect: DOMRect;
  zone: string;
  image: HTMLElement;
  built: boolean;
}

const FLIGHT = 480;
const GLIDE = "cubic-bezier(.3,.7,.2,1)";
const RAISED = 900;
const CHIP = 34;
const COIN = 380;
const COIN_GAP = 45;
const MOST_COINS = 6;
/** Larger payments are not animated. */
const MOST_AT_ONCE = 14;
const PAWN_STEP = 210;
const LONGEST = 1600;

function scaleOfPage(): number {
  const root = document.querySelector<HTMLElement>("[data-zoom]");
  return Number(root?.dataset["zoom"] ?? 1) || 1;
}

function centre(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

function seen(rect: DOMRect): boolean {
  return rect.width > 0 && rect.bottom > -200 && rect.top < innerHeight + 400;
}

export class Stage {
  #places = new Map<string, Place>();
  #pawn: DOMRect | null = null;
  #running: Animation[] = [];
  #made: HTMLElement[] = [];
  #hidden: HTMLElement[] = [];
  /**
   * Animations to start: all positions are measured before any node is added, so that the page is laid out only once.
   */
  #due: (() => void)[] = [];

  remember(): void {
    this.finish();
    this.#places.clear();
    this.#pawn = null;
    if (!moves()) return;
    for (const node of document.querySelectorAll<HTMLElement>("[data-piece]")) {
      const rect = node.getBoundingClientRect();
      if (!seen(rect)) continue;
      this.#places.set(node.dataset["piece"]!, {
        rect,
        zone: node.dataset["zone"] ?? "",
        image: node,
        built: node.dataset["built"] === "true",
      });
    }
    this.#pawn = document.querySelector("[data-pawn]")?.getBoundingClientRect() ?? null;
    // Clone only pieces that may leave their place: those that can be taken.
    for (const place of this.#places.values()) {
      if (place.image.dataset["loose"] !== undefined) place.image = place.image.cloneNode(true) as HTMLElement;
    }
  }

  async perform(events: Event[]): Promise<void> {
    if (!moves()) return;
    this.#flights(events);
    const facts = factsOf(events);
    this.#ruins(facts);
    if (facts.some((fact) => fact.kind === "pawn")) this.#walk();
    this.#coins(facts);
    this.#cubes(facts);
    this.#decrees(facts);
    for (const begin of this.#due.splice(0)) begin();
    if (!this.#running.length) return;
    for (const moving of this.#running) moving.playbackRate = 1 / paced(1);
    const skip = (): void => this.finish();
    addEventListener("pointerdown", skip, { once: true, capture: true });
    addEventListener("keydown", skip, { once: true, capture: true });
    const all = Promise.allSettled(this.#running.map((animation) => animation.finished));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, paced(LONGEST)))]);
    removeEventListener("pointerdown", skip, { capture: true });
    removeEventListener("keydown", skip, { capture: true });
    this.finish();
  }

  finish(): void {
    for (const animation of this.#running) {
      try {
        animation.finish();
      } catch {
        animation.cancel();
      }
    }
    this.#running = [];
    for (const node of this.#made) node.remove();
    this.#made = [];
    for (const node of this.#hidden) node.style.visibility = "";
    this.#hidden = [];
  }

  #layer(): HTMLElement {
    let layer = document.getElementById("flights");
    if (!layer) {
      layer = document.createElement("div");
      layer.id = "flights";
      layer.setAttribute("aria-hidden", "true");
      document.body.append(layer);
    }
    return layer;
  }

  #flights(events: Event[]): void {
    const movers = events.filter((event) => event.type === "chose").map((event) => event.seat);
    const lies = new Set<string>();
    for (const node of document.querySelectorAll<HTMLElement>("[data-piece]")) {
      const key = node.dataset["piece"]!;
      const zone = node.dataset["zone"] ?? "";
      const target = node.getBoundingClientRect();
      if (!seen(target)) continue;
      lies.add(key);
      const old = this.#places.get(key);
      if (old) {
        if (old.zone !== zone) this.#due.push(() => this.#fly(old.image, old.rect, target, node));
        if (!old.built && node.dataset["built"] === "true") this.#raise(node);
      } else if (zone.startsWith("city")) {
        // A card from an unseen place: it comes out of the hand of its builder.
        const seat = Number(/\d+/.exec(zone)?.[0]);
        const from = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
        if (from && movers.includes(seat)) this.#due.push(() => this.#rise(node, from, target));
      }
    }
    this.#away(lies, movers);
  }

  /** Lets a piece taken to an off-screen city fly to the strip of its new owner. */
  #away(lies: Set<string>, movers: number[]): void {
    const [mover] = movers;
    if (movers.length !== 1 || mover === undefined) return;
    const strip = document.querySelector<HTMLElement>(`[data-seatbox="${mover}"]`)?.getBoundingClientRect();
    if (!strip || !seen(strip)) return;
    for (const [key, old] of this.#places) {
      if (
        lies.has(key) ||
        old.image.dataset["loose"] === undefined ||
        !["pyramid", "offer", "board"].includes(old.zone)
      )
        continue;
      const to = new DOMRect(strip.left + strip.width / 2 - 18, strip.top + strip.height / 2 - 26, 36, 52);
      this.#due.push(() => this.#fly(old.image, old.rect, to, null));
    }
  }

  /** A destroyed piece shakes, loses its color and drops. */
  #ruins(facts: Fact[]): void {
    for (const fact of facts) {
      const gone =
        fact.kind === "razed" ||
        (fact.kind === "moved" && fact.start?.startsWith("city") && !fact.end?.startsWith("city"));
      if (!gone || !fact.thing) continue;
      for (const [key, old] of this.#places) {
        if (!key.endsWith(`:${fact.thing}`) || !old.zone.startsWith("city") || old.image.dataset["built"] !== undefined)
          continue;
        this.#due.push(() => this.#crumble(old.image, old.rect));
      }
    }
  }

  #crumble(image: HTMLElement, at: DOMRect): void {
    const copy = image.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-piece");
    Object.assign(copy.style, { position: "static", transform: "none", margin: "0", visibility: "" });
    const holder = this.#above("", at);
    holder.append(copy);
    const shake = [-4, 4, -3, 3, 0].map((x, n) => ({
      transform: `translateX(${x}px)`,
      filter: "none",
      opacity: 1,
      offset: 0.1 + n * 0.1,
    }));
    this.#running.push(
      holder.animate(
        [
          { transform: "none", filter: "none", opacity: 1 },
          ...shake,
          { transform: "translateY(34px) rotate(9deg) scale(.8)", filter: "grayscale(1) brightness(.5)", opacity: 0 },
        ],
        { duration: RAISED, easing: "ease-in", fill: "forwards" },
      ),
    );
  }

  #fly(image: HTMLElement, from: DOMRect, to: DOMRect, target: HTMLElement | null): void {
    const copy = image.isConnected ? (image.cloneNode(true) as HTMLElement) : image;
    copy.removeAttribute("data-piece");
    copy.removeAttribute("id");
    copy.style.position = "static";
    copy.style.transform = "none";
    copy.style.margin = "0";
    const zoom = scaleOfPage();
    if (zoom !== 1) copy.style.zoom = String(zoom);
    const holder = this.#above("", from);
    holder.append(copy);
    const a = centre(from);
    const b = centre(to);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const scale = Math.max(0.15, Math.min(1.4, to.width / from.width));
    const lift = Math.min(70, Math.hypot(dx, dy) * 0.16);
    const flight = holder.animate(
      [
        { transform: "translate(0,0) scale(1)", opacity: 1 },
        {
          transform: `translate(${dx * 0.5}px,${dy * 0.5 - lift}px) scale(${(1 + scale) / 2 + 0.06})`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${dx}px,${dy}px) scale(${scale})`, opacity: 0.85 },
      ],
      { duration: FLIGHT, easing: GLIDE, fill: "forwards" },
    );
    this.#running.push(flight);
    if (target) {
      target.style.visibility = "hidden";
      this.#hidden.push(target);
    }
    const arrived = (): void => {
      if (target) target.style.visibility = "";
      holder.remove();
    };
    void flight.finished.then(arrived, arrived);
  }

  /** Adds an element of a kind above a place of the table. */
  #above(kind: string, at: DOMRect): HTMLElement {
    const node = document.createElement("div");
    node.className = `flight ${kind}`.trim();
    node.style.left = `${at.left}px`;
    node.style.top = `${at.top}px`;
    node.style.width = `${at.width}px`;
    node.style.height = `${at.height}px`;
    this.#layer().append(node);
    this.#made.push(node);
    return node;
  }

  /** Gilds a Wonder, or a stage of one, from left to right. */
  #raise(node: HTMLElement): void {
    const plate = (node.querySelector(".plate") ?? node).getBoundingClientRect();
    this.#due.push(() => this.#gild(plate));
  }

  #gild(plate: DOMRect): void {
    this.#running.push(
      this.#above("gilding", plate).animate(
        [
          { transform: "scaleX(0)", opacity: 0.95 },
          { transform: "scaleX(1)", opacity: 0.9, offset: 0.55 },
          { transform: "scaleX(1)", opacity: 0 },
        ],
        { duration: RAISED, easing: GLIDE, fill: "both" },
      ),
    );
  }

  /** Moves a chip in the color of the card from its builder to the place of the card. */
  #rise(node: HTMLElement, from: DOMRect, to: DOMRect): void {
    const dressed = node.matches('[class*="f-"]') ? node : node.querySelector('[class*="f-"]');
    const color = /\bf-\w+/.exec(dressed?.getAttribute("class") ?? "")?.[0] ?? "";
    const [a, b] = [centre(from), centre(to)];
    const chip = this.#above(`chip ${color}`, new DOMRect(b.x - CHIP / 2, b.y - CHIP * 0.75, CHIP, CHIP * 1.5));
    this.#running.push(
      chip.animate(
        [
          { transform: `translate(${a.x - b.x}px,${a.y - b.y}px) scale(.5)`, opacity: 0.3 },
          { transform: "none", opacity: 1, offset: 0.8 },
          { transform: "none", opacity: 0 },
        ],
        { duration: FLIGHT * 1.25, easing: GLIDE, fill: "both" },
      ),
    );
  }

  #walk(): void {
    const pawn = document.querySelector<HTMLElement>("[data-pawn]");
    if (!pawn || !this.#pawn) return;
    const now = pawn.getBoundingClientRect();
    const dx = this.#pawn.left - now.left;
    if (Math.abs(dx) < 2) return;
    const width = document.querySelector(".beam .s")?.getBoundingClientRect().width ?? 30;
    const steps = Math.max(1, Math.min(18, Math.round(Math.abs(dx) / width)));
    const frames: Keyframe[] = [];
    const at = (part: number, hop: number): Keyframe => ({
      transform: `translate(calc(-50% + ${dx * (1 - part)}px),${hop}px)`,
      offset: part,
    });
    for (let n = 0; n < steps; n += 1) {
      frames.push(at(n / steps, 0), at((n + 0.5) / steps, -12));
    }
    frames.push(at(1, 0));
    const how = {
      duration: Math.min(LONGEST - 200, steps * PAWN_STEP),
      delay: 160,
      fill: "backwards",
      easing: "ease-in-out",
    } as const;
    this.#due.push(() => this.#running.push(pawn.animate(frames, how)));
  }

  /** Moves coins from payer to payee, as given by the facts; the bank is one of them. */
  #coins(facts: Fact[]): void {
    const bank = document.querySelector("[data-bank]")?.getBoundingClientRect();
    const purse = (seat: number | null | undefined): DOMRect | undefined =>
      (seat ?? null) === null ? bank : document.querySelector(`[data-coins="${seat}"]`)?.getBoundingClientRect();
    let sent = 0;
    for (const fact of facts) {
      if (fact.kind !== "coins") continue;
      const [from, to] = [purse(fact.seat), purse(fact.other)];
      if (!from || !to || !seen(from) || !seen(to)) continue;
      const many = Math.min(fact.amount ?? 0, MOST_COINS, MOST_AT_ONCE - sent);
      for (let n = 0; n < many; n += 1) {
        const turn = (sent += 1);
        this.#due.push(() => this.#carry("coin", from, to, turn, COIN));
      }
    }
  }

  /** Moves cubes from a supply to a chamber, between chambers, or back. */
  #cubes(facts: Fact[]): void {
    const chamber = (n: number): DOMRect | undefined =>
      [...document.querySelectorAll(`[data-chamber="${n}"]`)]
        .map((node) => node.getBoundingClientRect())
        .filter(seen)
        .pop();
    let sent = 0;
    for (const seat of [0, 1]) {
      const moved = facts.filter((fact) => fact.kind === "cubes" && fact.seat === seat);
      const places = (sign: number): number[] =>
        moved.flatMap((fact) => Array<number>(Math.max(0, sign * (fact.amount ?? 0))).fill(fact.place ?? 0));
      const [left, entered] = [places(-1), places(1)];
      const supply = document.querySelector<HTMLElement>(`[data-supply="${seat}"]`);
      const home = supply?.getBoundingClientRect();
      for (let n = 0; n < Math.max(left.length, entered.length); n += 1) {
        const from = n < left.length ? chamber(left[n]!) : home;
        const to = n < entered.length ? chamber(entered[n]!) : home;
        if (!supply || !from || !to || !seen(from) || !seen(to)) continue;
        const turn = (sent += 1);
        this.#due.push(() => this.#carry(supply.dataset["cube"]!, from, to, turn, FLIGHT));
      }
    }
  }

  #decrees(facts: Fact[]): void {
    for (const fact of facts) {
      if (fact.kind !== "revealed") continue;
      for (const node of document.querySelectorAll<HTMLElement>(`[data-decree="${fact.thing}"]`)) {
        const turned = [{ rotate: "y 90deg" }, { rotate: "y 0deg" }];
        this.#due.push(() =>
          this.#running.push(
            node.animate(turned, { duration: FLIGHT, delay: FLIGHT / 2, fill: "backwards", easing: GLIDE }),
          ),
        );
      }
    }
  }

  /** Moves a small piece from one place to another; `turn` delays it after the previous ones. */
  #carry(piece: string, from: DOMRect, to: DOMRect, turn: number, duration: number): void {
    const node = document.createElement("div");
    node.className = "flight coin";
    node.innerHTML = `<svg viewBox="0 0 48 48"><use href="#${piece}"/></svg>`;
    const a = centre(from);
    const b = centre(to);
    node.style.left = `${a.x - 13}px`;
    node.style.top = `${a.y - 13}px`;
    this.#layer().append(node);
    this.#made.push(node);
    this.#running.push(
      node.animate(
        [
          { transform: "translate(0,0) scale(.6)", opacity: 0 },
          {
            transform: `translate(${(b.x - a.x) * 0.4}px,${(b.y - a.y) * 0.4 - 24}px) scale(1.1)`,
            opacity: 1,
            offset: 0.4,
          },
          { transform: `translate(${b.x - a.x}px,${b.y - a.y}px) scale(.7)`, opacity: 0 },
        ],
        { duration, delay: turn * COIN_GAP, easing: "ease-out", fill: "both" },
      ),
    );
  }
}
