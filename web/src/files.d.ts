declare module "*.toml" {
  const data: Record<string, unknown>;
  export default data;
}
declare module "rules:named" {
  const rules: Record<"duel" | "classic", Record<string, string[] | undefined>>;
  export default rules;
}
declare module "texts:pages" {
  const doors: Record<"en" | "ru", Record<string, () => Promise<{ default: string }>>>;
  export default doors;
}
declare module "texts:*" {
  const text: string;
  export default text;
}
declare module "*.svg?raw" {
  const text: string;
  export default text;
}
