/** The icon of each row of a score sheet. */
export const rowIcons: Record<string, string> = {
  civilian: "fam-blue",
  scientific: "fam-green",
  commercial: "fam-yellow",
  guilds: "fam-purple",
  wonders: "ui-wonder",
  progress: "ui-progress",
  coins: "coin",
  treasury: "coin",
  military: "shield",
  leaders: "fam-white",
  cities: "fam-black",
  debt: "tok-debt",
  temples: "ch-temple_front",
  gods: "myth-greek",
  senate: "laurel",
};
