/** Hold to start: 1.2 seconds with a pointer, Space, Enter or OK; releasing cancels. */
const LONG = 1200;

export class Hold {
  /** Elapsed share of the time, from 0 to 1. */
  part = $state(0);
  #frame = 0;
  #done = false;

  constructor(private readonly act: () => void) {}

  #begin = (): void => {
    if (this.#frame || this.#done) return;
    const began = performance.now();
    const step = (now: number): void => {
      this.part = Math.min(1, (now - began) / LONG);
      if (this.part < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.#frame = 0;
        this.#done = true;
        this.act();
      }
    };
    this.#frame = requestAnimationFrame(step);
  };

  #end = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#done = false;
    this.part = 0;
  };

  #isOk = (event: KeyboardEvent): boolean => event.key === " " || event.key === "Enter";

  readonly handlers = {
    onpointerdown: this.#begin,
    onpointerup: this.#end,
    onpointercancel: this.#end,
    onpointerleave: this.#end,
    onblur: this.#end,
    onkeydown: (event: KeyboardEvent): void => {
      if (!this.#isOk(event)) return;
      event.preventDefault();
      this.#begin();
    },
    onkeyup: (event: KeyboardEvent): void => {
      if (this.#isOk(event)) this.#end();
    },
    oncontextmenu: (event: Event): void => event.preventDefault(),
  };
}
