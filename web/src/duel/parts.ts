/** Components needed only with Pantheon or Agora, loaded when one of them is played. */
import "../design/pantheon.css";
import "../design/senate.css";
export { god } from "../catalogue/expansions";
export { warTokens } from "../catalogue/expansions";
export { default as Conspiracy } from "../pieces/Conspiracy.svelte";
export { default as Decree } from "../pieces/Decree.svelte";
export { default as God } from "../pieces/God.svelte";
export { default as MythToken } from "../pieces/MythToken.svelte";
export { default as Leaves } from "./Leaves.svelte";
export { default as Pantheon } from "./Pantheon.svelte";
export { default as Powers } from "./Powers.svelte";
export { default as Senate } from "./Senate.svelte";
