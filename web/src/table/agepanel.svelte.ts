/** Whether the cards of the age lie open; they are asked for in the head of the page, and lie over all of it. */
export const agePanel = $state({ open: false });
