/** Whether the panel with the cards of the age is open; it is opened from the page header and covers the whole page. */
export const agePanel = $state({ open: false });
