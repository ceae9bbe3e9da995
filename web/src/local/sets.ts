/** Content sets on this device: reading dropped files, and the content that pages show. */
import type { FurtherContent } from "../wire/messages";
import type { KeptSet } from "./engine";
import { Storage } from "./storage";

/** Returns the rows, names and pictures of all stored sets, without starting the engine. */
export async function keptContent(): Promise<FurtherContent[]> {
  return (await new Storage().sets()).map((set) => (JSON.parse(set) as KeptSet).content);
}

/**
 * Limits on dropped files, in bytes and files, checked before they are read; the engine enforces the actual limit of a
 * set.
 */
const LARGEST = 8 * 1024 * 1024;
const MOST = 2000;

/** Returns the files by path, base64-encoded, or null if they exceed the limits. */
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

/** Returns the files of a selected folder by path. */
export const chosen = (list: Iterable<File>): Map<string, File> =>
  new Map([...list].map((file) => [file.webkitRelativePath || file.name, file]));

/** Returns the dropped files by path, including those in folders. */
export async function dropped(data: DataTransfer): Promise<Map<string, File>> {
  const found = new Map<string, File>();
  // Read synchronously: the drag data is cleared after the first await.
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
