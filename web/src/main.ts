import { mount } from "svelte";
import App from "./App.svelte";
import { putPictures, putSymbols } from "./art/sprites";
import { paintTextures } from "./art/textures";
import "./design/index.css";
import { watchFonts } from "./pieces/fonts.svelte";
import { standBy } from "./offline/standby.svelte";
import { dressUp } from "./pages/settings.svelte";
import { furtherContent } from "./wire/content";
import { speak } from "./words/language.svelte";

dressUp();
putSymbols();
void watchFonts();
await Promise.all([speak(), furtherContent()]);
mount(App, { target: document.getElementById("app")! });
void putPictures();
paintTextures();
standBy();
