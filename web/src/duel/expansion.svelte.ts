/** The boards and pieces of Pantheon and Agora, once they are loaded. */
type Parts = typeof import("./parts");

export const expansion = $state<{ parts: Parts | null }>({ parts: null });

let coming: Promise<Parts> | null = null;

export async function fetchExpansion(): Promise<void> {
  coming ??= import("./parts");
  expansion.parts = await coming;
}
