/** A pad as a link: its data is compressed into the fragment of the address, so that no server is involved. */
import { type Pad, readPad } from "./holdings";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

const says = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(says)
    : typeof value === "object" && value !== null
      ? Object.keys(value).length > 0
      : Boolean(value);

/** Returns a pad without empty values. A row entered as zero points is kept. */
function lean(pad: Pad): unknown {
  const spoken = (given: object): object =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => says(value)));
  return { ...spoken(pad), cities: pad.cities.map(spoken) };
}

export async function pack(pad: Pad): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(lean(pad))),
    new CompressionStream("deflate-raw"),
  );
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Returns the pad in a link, or null if it contains none. */
export async function unpack(text: string): Promise<Pad | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return readPad(JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))));
  } catch {
    return null;
  }
}
