/** Whether the fonts are loaded, so that names can be measured. */
import { forget } from "./fit";

export const fonts = $state({ ready: false, round: 0 });

export async function watchFonts(): Promise<void> {
  if (typeof document === "undefined" || !document.fonts) {
    fonts.ready = true;
    return;
  }
  const letters = document.documentElement.lang === "ru" ? "Aж" : "A";
  await Promise.all([
    document.fonts.load("16px Forum", letters),
    document.fonts.load('800 16px "Alegreya Sans"', letters),
  ]).catch(() => undefined);
  forget();
  fonts.ready = true;
  fonts.round += 1;
}
