/** Content sets of this device: what a drop holds, and what the pages show of the sets that are kept. */
import type { FurtherContent } from "../wire/messages";
import type { KeptSet } from "./engine";
import { Storage } from "./storage";

/** Rows, names and pictures of all kept sets, without starting the engine. */
export async function keptContent(): Promise<FurtherContent[]> {
  return (await new Storage().sets()).map((set) => (JSON.parse(set) as KeptSet).content);
}

/** A drop larger than this is refused before it is read; the engine says how large a set may be. */
const LARGEST = 8 * 1024 * 1024;
const MOST = 2000;

/** The files of a drop or a choice, in base64 by their paths; nothing where they are too large. */
export async function written(files: Map<string, File>): Promise<Record<string, string> | null> {
  const size = [...files.values()].reduce((sum, file) => sum + file.size, 0);
  if (size > LARGEST || files.size > MOST) return null;
  const entries = [...files].map(
    async ([path, file]) => [path, base64(new Uint8Array(await file.arrayBuffer()))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** The files of a folder that was chosen, by their paths. */
export const chosen = (list: Iterable<File>): Map<string, File> =>
  new Map([...list].map((file) => [file.webkitRelativePath || file.name, file]));

/** The files that were dropped, those inside folders too. */
export async function dropped(data: DataTransfer): Promise<Map<string, File>> {
  const found = new Map<string, File>();
  // Taken at once: what was dropped is gone after the first pause.
  const files = [...data.files];
  const entries = [...data.items].flatMap((item) => (item.kind === "file" ? [item.webkitGetAsEntry?.() ?? null] : []));
  const walk = async (entry: FileSystemEntry): Promise<void> => {
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
      found.set(entry.fullPath.replace(/^\//, ""), file);
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (!some.length || found.size > MOST) return;
      for (const one of some) await walk(one);
    }
  };
  if (entries.length && entries.every((entry) => entry !== null)) for (const entry of entries) await walk(entry);
  else for (const file of files) found.set(file.name, file);
  return found;
}
