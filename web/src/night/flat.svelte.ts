/**
 * Covers the hand when the phone lies flat, face up or down, for a second; lifting it or touching it uncovers the hand.
 */
const FLAT = 12;
const FOR = 1000;

export class Flat {
  closed = $state(false);
  /** Uncovered by touch while lying flat: stays so until the phone is lifted and put down again. */
  #held = false;
  #since = 0;

  listen(): () => void {
    const turned = (event: DeviceOrientationEvent): void => {
      const { beta, gamma } = event;
      if (beta === null || gamma === null) return;
      const down = Math.abs(beta) > 180 - FLAT && Math.abs(gamma) < FLAT;
      const flat = (Math.abs(beta) < FLAT && Math.abs(gamma) < FLAT) || down;
      if (!flat) {
        this.#since = 0;
        this.#held = false;
        if (!this.#byHand) this.closed = false;
        return;
      }
      this.#since ||= Date.now();
      if (Date.now() - this.#since > FOR && !this.#held) {
        this.#byHand = false;
        this.closed = true;
      }
    };
    addEventListener("deviceorientation", turned);
    return () => removeEventListener("deviceorientation", turned);
  }
  #byHand = false;

  close(): void {
    this.#byHand = true;
    this.closed = true;
  }

  open(): void {
    this.#byHand = false;
    this.#held = true;
    this.closed = false;
  }
}
